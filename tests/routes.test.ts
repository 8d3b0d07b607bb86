import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  describedRoutes,
  forgottenRoutes,
  nameOf,
  servedRoutes,
  type SweptRoute,
} from './support/sweep/served-routes.ts';
import {
  sweepCompanies,
  sweepMembers,
  sweepPermissions,
  sweepSessions,
} from './support/sweep/sweep-access.ts';
import { sweepBodyFields, writesRecord } from './support/sweep/sweep-body-fields.ts';
import {
  sweepAnswers,
  sweepLengths,
  sweepNumbers,
  sweepStatuses,
  sweepSummaries,
  sweepUnknownFields,
} from './support/sweep/sweep-contract.ts';
import { employeeFields, sweepDeparted } from './support/sweep/sweep-departed.ts';
import { sweepMessages } from './support/sweep/sweep-messages.ts';
import { sweepRepeated } from './support/sweep/sweep-repeated.ts';
import { isList, sweepLists } from './support/sweep/sweep-lists.ts';
import { sweepForeignIds } from './support/sweep/sweep-foreign-ids.ts';
import { sweepOmittedFields } from './support/sweep/sweep-omitted-fields.ts';
import { needlessRecords } from './support/sweep/sweep-records.ts';
import { startSweptApp, type SweptApp } from './support/sweep/swept-app.ts';

// tests/routes-sabotaged.test.ts proves that each of these finds what it looks for.

let swept: SweptApp;
let routes: SweptRoute[];

beforeAll(async () => {
  swept = await startSweptApp();
  routes = await servedRoutes(swept.app);
});
beforeEach(async () => {
  await swept.own.administrator.renew();
  await swept.foreign.administrator.renew();
});
afterAll(async () => {
  await swept.app.close();
});

describe('every route of the application', { timeout: 1_800_000 }, () => {
  it('comes from a contract', async () => {
    const described = await describedRoutes(swept.app);
    expect(described.length).toBeGreaterThan(200);
    expect(described.toSorted()).toEqual(routes.map(nameOf).toSorted());
    const raw = swept.app.http.printRoutes({ commonPrefix: false, includeHooks: false });
    expect(raw.match(/\b(?:v1|api)\/[^\n]*\((?:HEAD|OPTIONS|TRACE)[^\n]*/g)).toBeNull();
  });

  it('is served', async () => {
    expect(await forgottenRoutes(swept.app)).toEqual([]);
  });

  it('needs the records that modules make for it', () => {
    expect(needlessRecords(routes)).toEqual([]);
  });

  it('has a summary', () => {
    expect(sweepSummaries(routes)).toEqual([]);
  });

  it('answers with a status that its method has', () => {
    expect(sweepStatuses(routes)).toEqual([]);
  });

  it('says something about every field that it refuses', () => {
    expect(sweepMessages(routes)).toEqual([]);
  });

  it('takes no number that the database could not store', () => {
    expect(sweepNumbers(routes)).toEqual([]);
  });

  it('takes no list that may have any number of entries', () => {
    expect(sweepLengths(routes)).toEqual([]);
  });

  it('refuses people who are not signed in', async () => {
    expect(await sweepSessions(swept.app, routes)).toEqual([]);
  });

  it('refuses people who are not members of the company', async () => {
    expect(await sweepCompanies(swept.app, routes, swept.foreign.id)).toEqual([]);
  });

  it('refuses people without its permission, and nobody who has it', async () => {
    expect(await sweepPermissions(swept.app, routes)).toEqual([]);
    expect(sweepMembers(routes)).toEqual([]);
  });

  it("treats another company's ids like ids that nobody has", async () => {
    expect(await sweepForeignIds(swept.app, routes, swept)).toEqual([]);
  });

  it('refuses unknown fields', async () => {
    expect(await sweepUnknownFields(swept.app, routes, swept.own)).toEqual([]);
  });

  it('stores every field of its body and shows it', async () => {
    expect(routes.filter(writesRecord).length).toBeGreaterThan(30);
    expect(await sweepBodyFields(routes, { company: swept.own, routes })).toEqual([]);
  });

  it('names the field, where it refuses to create the same again', async () => {
    expect(await sweepRepeated(routes, swept.own)).toEqual([]);
  });

  it('refuses people who left wherever an employee is named', async () => {
    expect(routes.flatMap(employeeFields).length).toBeGreaterThan(8);
    expect(await sweepDeparted(routes, { company: swept.own, routes })).toEqual([]);
  });

  it('lists the rows that its filters choose, in the order of its sorting', async () => {
    expect(routes.filter(isList).length).toBeGreaterThan(15);
    expect(await sweepLists(routes, swept.own)).toEqual([]);
  });

  it('clears nothing that a change leaves out', async () => {
    expect(await sweepOmittedFields(routes, { company: swept.own, routes })).toEqual([]);
  });

  it('answers as its contract says', async () => {
    expect(await sweepAnswers(swept.app, routes, swept.own)).toEqual([]);
  });
});
