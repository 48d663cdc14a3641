import { Badge, Button, Card, join } from '@jackfruit/ui'
import { type ReactNode, useState } from 'react'
import { Link } from '../../../shared/address/Link.tsx'
import {
  CheckCircleIcon,
  DownloadSimpleIcon,
  InfoIcon,
  LockIcon,
  SealCheckIcon,
  ShieldCheckIcon,
  WarningCircleIcon,
  XCircleIcon,
} from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { checkProof, type Verdict } from './check.ts'
import { Fact } from './Fact.tsx'
import { readProof, safeLink } from './proof.ts'

interface ProofCardProps {
  evidence: Readonly<Record<string, unknown>>
  /** Names the downloaded file. */
  name: string
  /** The verdict is asked for at once: on the page that is there for checking. */
  verdict?: Verdict | null
}

type State = 'sealed' | 'waiting' | 'fair' | 'unfair'

/** The proof of one round: plain words first, seeds and hashes after, and a check on this device. */
export function ProofCard({ evidence, name, verdict: given = null }: ProofCardProps) {
  const text = useText()
  const [made, setMade] = useState<Verdict | null>(null)
  const reading = readProof(evidence)
  const verdict = made ?? given
  const download = (
    <Button
      size="sm"
      look="text"
      icon={<DownloadSimpleIcon size={18} />}
      onClick={() => save(evidence, name)}
    >
      {text('verify.download')}
    </Button>
  )
  if (reading.kind !== 'proof') {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3 p-4 text-[14px] text-text-2">
        {text('verify.bad_proof', { parts: reading.kind === 'lacks' ? reading.parts.join(', ') : 'JSON' })}
        {download}
      </Card>
    )
  }

  const { proof } = reading
  const state: State = verdict
    ? verdict.isFair
      ? 'fair'
      : 'unfair'
    : proof.serverSeed
      ? 'waiting'
      : 'sealed'
  const link = safeLink(proof.verifyUrl)
  return (
    <Card className="p-4">
      <header className="flex flex-wrap items-start gap-3">
        <Headline state={state} hasDraws={(proof.draws?.length ?? 0) > 0} />
        {proof.serverSeed && (
          <Button
            size="sm"
            look={verdict ? 'ghost' : 'green'}
            icon={<ShieldCheckIcon size={18} />}
            onClick={() => void checkProof(proof).then(setMade)}
          >
            {text(verdict ? 'verify.verify_again' : 'verify.verify')}
          </Button>
        )}
      </header>
      <dl className="mt-3 grid gap-x-4 text-[14px]">
        <Fact label={text('verify.game')} value={proof.gameCode} />
        <Fact label={text('verify.promised')} value={proof.commit} isCode />
        <Fact
          label={text('verify.revealed')}
          value={proof.serverSeed ?? null}
          otherwise={text('verify.not_revealed')}
          isCode
        />
        <Fact label={text('verify.client_seed')} value={proof.clientSeed} isCode />
        <Fact label={text('verify.nonce')} value={String(proof.nonce)} isCode />
        {proof.draws && proof.draws.length > 0 && (
          <Fact label={text('verify.draws')} value={proof.draws.map(({ value }) => value).join(' ')} isCode />
        )}
      </dl>
      {verdict && <Steps verdict={verdict} />}
      {verdict && <WholeRound name={name} />}
      <footer className="mt-2 -ms-2 flex flex-wrap gap-x-2">
        {download}
        {state === 'sealed' && (
          <Link to="/seeds" className="btn btn-text btn-sm">
            <LockIcon size={18} />
            {text('seeds.link')}
          </Link>
        )}
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer" className="btn btn-text btn-sm">
            <SealCheckIcon size={18} />
            {text('verify.maker_page')}
          </a>
        )}
      </footer>
    </Card>
  )
}

const looks = {
  fair: [SealCheckIcon, 'text-positive', 'verify.ok_title', 'verify.ok_text'],
  unfair: [WarningCircleIcon, 'text-negative', 'verify.bad_title', 'verify.bad_text'],
  waiting: [ShieldCheckIcon, 'text-link', 'verify.waiting_title', 'verify.waiting_text'],
  sealed: [LockIcon, 'text-text-2', 'verify.hidden_title', 'verify.hidden_text'],
} as const

function Headline({ state, hasDraws }: { state: State; hasDraws: boolean }) {
  const text = useText()
  const [Icon, tone, title, words] = looks[state]
  return (
    <div
      role="status"
      className={join(
        'flex min-w-0 flex-1 basis-[240px] gap-3',
        state === 'unfair' && 'rounded-[12px] bg-negative-bg p-3',
      )}
    >
      <Icon size={26} weight="fill" className={join('mt-0.5 flex-none', tone)} />
      <div>
        <h4 className="text-[15px] leading-[1.4] font-[700]">{text(title)}</h4>
        <p className="text-[13px] text-text-2">
          {text(state === 'fair' && !hasDraws ? 'verify.ok_text_commit' : words)}
        </p>
      </div>
    </div>
  )
}

function Steps({ verdict }: { verdict: Verdict }) {
  const text = useText()
  const drawn = verdict.draws.map((draw) => draw.drawn).join(' ')
  const areDrawsRight = verdict.draws.every((draw) => draw.named === draw.drawn)
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {verdict.receipt !== 'absent' && (
        <Step result={receiptResults[verdict.receipt]}>{text(receiptTexts[verdict.receipt])}</Step>
      )}
      <Step result={verdict.isPromised ? 'good' : 'bad'}>
        {text(verdict.isPromised ? 'verify.step_hash' : 'verify.step_hash_bad')}
      </Step>
      {verdict.draws.length > 0 && (
        <Step result={areDrawsRight ? 'good' : 'bad'}>
          {text(areDrawsRight ? 'verify.step_draws' : 'verify.step_draws_bad', { draws: drawn })}
        </Step>
      )}
    </ul>
  )
}

const receiptResults = { good: 'good', bad: 'bad', unchecked: 'open' } as const
const receiptTexts = {
  good: 'verify.step_receipt',
  bad: 'verify.step_receipt_bad',
  unchecked: 'verify.step_receipt_open',
} as const

const marks = {
  good: { Icon: CheckCircleIcon, tone: 'positive' },
  bad: { Icon: XCircleIcon, tone: 'negative' },
  open: { Icon: InfoIcon, tone: 'neutral' },
} as const

function Step({ result, children }: { result: keyof typeof marks; children: ReactNode }) {
  const { Icon, tone } = marks[result]
  return (
    <li>
      <Badge tone={tone} icon={<Icon size={14} weight="fill" />}>
        <span className="whitespace-normal">{children}</span>
      </Badge>
    </li>
  )
}

/** What is not checked here, and how to do it. */
function WholeRound({ name }: { name: string }) {
  const text = useText()
  return (
    <p className="mt-3 text-[13px] text-text-2">
      {text('verify.rules_unknown')}{' '}
      <code dir="ltr" className="inline-block font-mono [overflow-wrap:anywhere]">
        npm run verify-round -- {name}.json
      </code>
    </p>
  )
}

/** Hands the proof over as a file, exactly as it came. */
function save(evidence: unknown, name: string): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(evidence, null, 2)}\n`], { type: 'application/json' }),
  )
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.json` })
  link.click()
  URL.revokeObjectURL(address)
}
