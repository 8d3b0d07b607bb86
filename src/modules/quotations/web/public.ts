/** The page behind a customer's link, for the part of the application that starts without a session. */
export { OfferScreen } from './offer-page/offer-screen.tsx';
