import { formatMoney } from '@jackfruit/i18n'
import { Button, Card } from '@jackfruit/ui'
import { useState } from 'react'
import { ShieldCheckIcon } from '../../../../shared/look/icons.ts'
import { useText } from '../../../../shared/text/text.ts'
import { Fact } from '../Fact.tsx'
import { Command, Download, Headline, receiptMarks, receiptTexts, Step } from '../ProofParts.tsx'
import { checkShared, type SharedVerdict } from './check.ts'
import { readShared, type SharedProof } from './read.ts'

interface SharedProofCardProps {
  evidence: Readonly<Record<string, unknown>>
  /** Names the downloaded file. */
  name: string
  /** It was checked at once: on the page that is there for checking. */
  verdict?: SharedVerdict | null
}

/** The proof of a round that many shared: what is claimed, and a check of all of it on this device. */
export function SharedProofCard({ evidence, name, verdict: given = null }: SharedProofCardProps) {
  const text = useText()
  const [made, setMade] = useState<SharedVerdict | null>(null)
  const reading = readShared(evidence)
  const verdict = made ?? given
  if (reading.kind !== 'proof') {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3 p-4 text-[14px] text-text-2">
        {text('verify.bad_proof', { parts: reading.parts.join(', ') })}
        <Download evidence={evidence} name={name} />
      </Card>
    )
  }
  const { proof } = reading
  return (
    <Card className="p-4">
      <header className="flex flex-wrap items-start gap-3">
        <Words verdict={verdict} />
        <Button
          size="sm"
          look={verdict ? 'ghost' : 'green'}
          icon={<ShieldCheckIcon size={18} />}
          onClick={() => void checkShared(proof).then(setMade)}
        >
          {text(verdict ? 'verify.verify_again' : 'verify.verify')}
        </Button>
      </header>
      <Facts proof={proof} />
      {verdict && <Steps proof={proof} verdict={verdict} />}
      {verdict && (
        <p className="mt-3 text-[13px] text-text-2">
          {text('verify.table_command')} <Command name={name} />
        </p>
      )}
      <footer className="mt-2 -ms-2 flex flex-wrap gap-x-2">
        <Download evidence={evidence} name={name} />
      </footer>
    </Card>
  )
}

const looks = {
  fair: ['fair', 'verify.ok_title', 'verify.table_ok'],
  open: ['fair', 'verify.ok_title', 'verify.table_open'],
  unfair: ['unfair', 'verify.bad_title', 'verify.bad_text'],
  waiting: ['waiting', 'verify.waiting_title', 'verify.table_waiting'],
} as const

function Words({ verdict }: { verdict: SharedVerdict | null }) {
  const text = useText()
  const found = !verdict ? 'waiting' : !verdict.isFair ? 'unfair' : verdict.isDealt ? 'fair' : 'open'
  const [state, title, words] = looks[found]
  return (
    <Headline state={state} title={text(title)}>
      {text(words)}
    </Headline>
  )
}

function Facts({ proof }: { proof: SharedProof }) {
  const text = useText()
  const { bet, beacon } = proof
  const laid = Object.entries(bet?.places ?? {})
  return (
    <dl className="mt-3 grid gap-x-4 text-[14px]">
      <Fact label={text('verify.game')} value={`${proof.gameCode} ${proof.version}`} />
      <Fact label={text('verify.table')} value={proof.tableId} />
      <Fact label={text('verify.round')} value={proof.roundId} isCode />
      <Fact label={text('verify.round_no')} value={`${proof.roundNo} / ${proof.chainLength}`} />
      <Fact label={text('verify.terminal')} value={proof.terminal} isCode />
      <Fact label={text('verify.link')} value={proof.link} isCode />
      <Fact label={text('verify.seeds_count', { count: proof.bets.length })} value={proof.entropy} isCode />
      {beacon && <Fact label={text('verify.beacon')} value={beacon.randomness} isCode />}
      <Fact label={text('verify.outcome')} value={JSON.stringify(proof.outcome)} isCode />
      {bet && (
        <>
          <Fact
            label={text('verify.own_bet')}
            value={laid.map(([place, stake]) => `${place} ${formatMoney(stake, bet.currency)}`).join(' · ')}
          />
          <Fact label={text('verify.own_payout')} value={formatMoney(bet.payout, bet.currency)} />
        </>
      )}
    </dl>
  )
}

const badTexts = {
  link: 'verify.step_link_bad',
  entropy: 'verify.step_entropy_bad',
  bet: 'verify.step_bet_bad',
  beacon: 'verify.step_beacon_bad',
  outcome: 'verify.step_outcome_bad',
  payout: 'verify.step_payout_bad',
} as const
const goodTexts = {
  link: 'verify.step_link',
  entropy: 'verify.step_entropy',
  bet: 'verify.step_bet',
  beacon: 'verify.step_beacon',
  outcome: 'verify.step_outcome',
} as const

function Steps({ proof: { bet }, verdict }: { proof: SharedProof; verdict: SharedVerdict }) {
  const text = useText()
  const amount = bet ? formatMoney(bet.payout, bet.currency) : ''
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {verdict.receipt !== 'absent' && (
        <Step result={receiptMarks[verdict.receipt]}>{text(receiptTexts[verdict.receipt])}</Step>
      )}
      {verdict.steps.map(({ name, result }) => (
        <Step key={name} result={result}>
          {result === 'bad'
            ? text(badTexts[name])
            : result === 'open'
              ? text(name === 'beacon' ? 'verify.step_beacon_silent' : 'verify.step_outcome_open')
              : name === 'payout'
                ? text('verify.step_payout', { amount })
                : text(goodTexts[name])}
        </Step>
      ))}
    </ul>
  )
}
