import type { agents, ReplyOf } from '@jackfruit/contracts'

export type Bet = ReplyOf<typeof agents.bets>['lists'][number]
