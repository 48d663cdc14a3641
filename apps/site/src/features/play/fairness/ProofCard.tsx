import { Button, Card, Skeleton } from '@jackfruit/ui'
import { lazy, Suspense, useState } from 'react'
import { Link } from '../../../shared/address/Link.tsx'
import { LockIcon, SealCheckIcon, ShieldCheckIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { checkProof, type Verdict } from './check.ts'
import { isDrawProof } from './draws/kind.ts'
import { Fact } from './Fact.tsx'
import {
  Command,
  Download,
  Headline,
  type ProofState,
  receiptMarks,
  receiptTexts,
  Step,
} from './ProofParts.tsx'
import { readProof, safeLink } from './proof.ts'
import { isShared } from './tables/read.ts'
import { SharedProofCard } from './tables/SharedProofCard.tsx'

/** With the rules of all lotteries: fetched where a draw is shown. */
const DrawProofCard = lazy(async () => ({
  default: (await import('./draws/DrawProofCard.tsx')).DrawProofCard,
}))

interface ProofCardProps {
  evidence: Readonly<Record<string, unknown>>
  /** Names the downloaded file. */
  name: string
  /** The verdict is asked for at once: on the page that is there for checking. */
  verdict?: Verdict | null
}

/** The proof of a round of one player, of a table that many shared, or of a draw. */
export function ProofCard({ evidence, name, verdict = null }: ProofCardProps) {
  const given = { evidence, name }
  if (isShared(evidence)) return <SharedProofCard {...given} />
  if (!isDrawProof(evidence)) return <RoundProofCard {...given} verdict={verdict} />
  return (
    <Suspense fallback={<Skeleton className="h-40 !rounded-[18px]" />}>
      <DrawProofCard {...given} />
    </Suspense>
  )
}

/** Plain words first, seeds and hashes after, and a check on this device. */
function RoundProofCard({ evidence, name, verdict: given = null }: ProofCardProps) {
  const text = useText()
  const [made, setMade] = useState<Verdict | null>(null)
  const reading = readProof(evidence)
  const verdict = made ?? given
  const download = <Download {...{ evidence, name }} />
  if (reading.kind !== 'proof') {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3 p-4 text-[14px] text-text-2">
        {text('verify.bad_proof', { parts: reading.kind === 'lacks' ? reading.parts.join(', ') : 'JSON' })}
        {download}
      </Card>
    )
  }

  const { proof } = reading
  const state: ProofState = verdict
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
        <Headline state={state} title={text(`verify.${words[state]}_title`)}>
          {text(
            state === 'fair' && !proof.draws?.length
              ? 'verify.ok_text_commit'
              : `verify.${words[state]}_text`,
          )}
        </Headline>
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

const words = { fair: 'ok', unfair: 'bad', waiting: 'waiting', sealed: 'hidden' } as const

function Steps({ verdict }: { verdict: Verdict }) {
  const text = useText()
  const drawn = verdict.draws.map((draw) => draw.drawn).join(' ')
  const areDrawsRight = verdict.draws.every((draw) => draw.named === draw.drawn)
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {verdict.receipt !== 'absent' && (
        <Step result={receiptMarks[verdict.receipt]}>{text(receiptTexts[verdict.receipt])}</Step>
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

/** What is not checked here, and how to do it. */
function WholeRound({ name }: { name: string }) {
  const text = useText()
  return (
    <p className="mt-3 text-[13px] text-text-2">
      {text('verify.rules_unknown')} <Command name={name} />
    </p>
  )
}
