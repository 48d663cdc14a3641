import type { agents } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useLanguage } from '../../../../shared/text/text.ts'

/** A period in words: days for what is paid by the day, hours and minutes for the rest. */
export function usePeriodText(): (of: Pick<agents.Payment, 'kind' | 'from' | 'to'>) => string {
  const language = useLanguage()
  const { timeZone } = useBrand()
  return ({ kind, from, to }) => {
    if (kind === 'hourly' || kind === 'realtime') {
      const [begin, end] = [from, to].map((at) => formatDateTime(at, language, timeZone, 'short'))
      return `${begin} – ${end?.slice(-5) ?? ''}`
    }
    // The last instant that is in it.
    const last = new Date(Date.parse(to) - 1)
    const [begin, end] = [new Date(from), last].map((at) => formatDateTime(at, language, timeZone, 'date'))
    return begin === end ? (begin ?? '') : `${begin} – ${end}`
  }
}
