/** The affiliate programme of a brand, and the queue of people who apply for it. */
export { type AffiliateRoutes, mountAffiliates } from './routes.ts'
