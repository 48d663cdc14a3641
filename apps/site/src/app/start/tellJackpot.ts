import { formatMoney, type Text } from '@jackfruit/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { onPush } from '../../shared/calls/pushes.ts'
import { note } from '../../shared/text/notes.ts'

/** Tells a member that the jackpot is theirs, on whatever page they are; the counter begins anew. */
export function tellJackpot(cache: QueryClient, text: Text): () => void {
  return onPush((push) => {
    if (push.type !== 'jackpot-won') return
    note('good', text('shell.jackpot_won', { amount: formatMoney(push.amount, push.currency) }))
    void cache.invalidateQueries({ queryKey: ['jackpot'] })
    void cache.invalidateQueries({ queryKey: ['winners'] })
  })
}
