/** Contracts between agents and those directly below: offered, agreed, changed and ended, with what the rest may ask. */
export { type Action, act } from './act.ts'
export { agentPaySettings, policyOf } from './brand-settings.ts'
export { endContractsOf } from './clock.ts'
export { badgesOf, leastBetsOf, payFactsOf, ratesOf, withheldAmong } from './facts.ts'
export { offerPromised } from './promised.ts'
export { mountContracts } from './routes.ts'
export { type PayKind, payKinds } from './terms.ts'
export type { World as ContractsWorld } from './world.ts'
