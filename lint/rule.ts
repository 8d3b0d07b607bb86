import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule of the linter, which exports its types only through its rule tester. */
export type Rule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>;
export type Context = Parameters<Rule['create']>[0];
export type Visitor = ReturnType<Rule['create']>;
/** What a finding points at. */
export type Node = NonNullable<Parameters<Context['sourceCode']['getText']>[0]>;
