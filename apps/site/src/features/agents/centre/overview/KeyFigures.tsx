import type { agents, ReplyOf } from '@jackfruit/contracts'
import { formatCount } from '@jackfruit/i18n'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import { useText } from '../../../../shared/text/text.ts'
import { useIncome } from '../queries.ts'
import { incomeOf } from '../reports/income.ts'
import { CountSum, MoneySum, Sum, Sums } from '../shared/Sums.tsx'
import { daysBefore, type Stretch } from '../shared/stretch.ts'

interface KeyFiguresProps {
  of: ReplyOf<typeof agents.overview>
  stretch: Stretch
}

/** What an agent looks at first: how many they are, what they bet, what it brought, and how the house fared. */
export function KeyFigures({ of: { currency, counts, figures, figuresBefore }, stretch }: KeyFiguresProps) {
  const text = useText()
  const { symbol, scale } = currencyOf(currency)
  const [income, past] = [useIncome(stretch), useIncome(daysBefore(stretch))]
  const [earned, before] = [income.data, past.data].map(
    (told) => told && formatMinor(incomeOf([told.total], scale), scale),
  )
  const earnedLabel = `${text('agents.page_myIncome')} (${symbol})`
  return (
    <Sums>
      <CountSum
        label={text('agents.f_members')}
        count={counts.members}
        below={`${text('agents.f_newMembers')}: ${formatCount(counts.newMembers)}`}
      />
      <MoneySum
        label={`${text('agents.f_valid')} (${symbol})`}
        amount={figures.valid}
        before={figuresBefore.valid}
        {...{ currency, scale }}
      />
      {earned === undefined ? (
        <Sum label={earnedLabel}>–</Sum>
      ) : (
        <MoneySum label={earnedLabel} amount={earned} {...{ before, currency, scale }} />
      )}
      <MoneySum
        label={`${text('agents.f_net')} (${symbol})`}
        amount={figures.net}
        before={figuresBefore.net}
        isNet
        {...{ currency, scale }}
      />
    </Sums>
  )
}
