/** What links and opened accounts work with. */
import type { agents, ReplyOf } from '@jackfruit/contracts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Attempts } from '../../identity/index.ts'
import type { Directory } from '../../merchants/index.ts'
import type { Agent, TreeWorld } from '../tree/world.ts'

export type Preset = ReplyOf<typeof agents.links>['most'][number]

export interface LinksWorld extends Pick<TreeWorld, 'db' | 'now' | 'brandOf'> {
  readonly directory: Pick<Directory, 'hostsOf' | 'sideOfHost'>
  readonly attempts: Pick<Attempts, 'add'>
  readonly hashPassword: (password: string) => Promise<string>
  /** What one-time passwords are made with. */
  readonly key: Buffer
  /** The highest rate that the agent may promise, by kind of pay; in a transaction of the brand. */
  readonly ratesOf: (tx: Tx, agent: Agent) => Promise<readonly Preset[]>
}
