import { Button, Card } from '@jackfruit/ui'
import { useCallback, useId, useState } from 'react'
import { Link } from '../../../shared/address/Link.tsx'
import { usePlace } from '../../../shared/address/navigation.ts'
import { ScalesIcon, WarningCircleIcon } from '../../../shared/look/icons.ts'
import { type Message, useMessages } from '../../../shared/text/message.ts'
import { useText } from '../../../shared/text/text.ts'
import { checkProof, type Verdict } from './check.ts'
import { DrawAsk } from './draws/DrawAsk.tsx'
import { isDrawProof } from './draws/kind.ts'
import { FairSteps } from './FairSteps.tsx'
import { HonestFacts } from './HonestFacts.tsx'
import { ProofCard } from './ProofCard.tsx'
import { readProofText } from './proof.ts'
import { checkShared, type SharedVerdict } from './tables/check.ts'
import { readShared, sharedIn } from './tables/read.ts'
import { SharedProofCard } from './tables/SharedProofCard.tsx'

/** Of a draw, with the seeds of all its tickets; a proof of one round is far smaller. */
const largestFile = 20_000_000

type Checked =
  | { kind: 'own'; evidence: Record<string, unknown>; verdict: Verdict | null }
  | { kind: 'shared'; evidence: Record<string, unknown>; verdict: SharedVerdict }

/** Checks one proof without asking anybody: nothing leaves this device. */
export default function VerifyPage() {
  const text = useText()
  const { tell } = useMessages()
  const id = useId()
  const { search } = usePlace()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<Message | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)

  const showDraw = useCallback((evidence: Record<string, unknown> | null) => {
    setError(null)
    setChecked(evidence && { kind: 'own', evidence, verdict: null })
  }, [])

  const check = async (source: string) => {
    setChecked(null)
    const draw = drawIn(source)
    if (draw) return showDraw(draw)
    const shared = sharedIn(source)
    if (shared) {
      const read = readShared(shared)
      if (read.kind === 'lacks')
        return setError({ key: 'verify.bad_proof', values: { parts: read.parts.join(', ') } })
      setError(null)
      return setChecked({ kind: 'shared', evidence: shared, verdict: await checkShared(read.proof) })
    }
    const reading = readProofText(source)
    if (reading.kind === 'no-json') return setError({ key: 'verify.bad_json' })
    if (reading.kind === 'lacks')
      return setError({ key: 'verify.bad_proof', values: { parts: reading.parts.join(', ') } })
    setError(null)
    setChecked({
      ...{ kind: 'own', evidence: JSON.parse(source), verdict: await checkProof(reading.proof) },
    })
  }

  const open = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestFile) return setError({ key: 'verify.too_large' })
    const source = await file.text()
    setTyped(source)
    await check(source)
  }

  return (
    <div className="wrap grid max-w-[820px] gap-5 py-6 md:py-10">
      <header>
        <h1 className="flex items-center gap-3 text-[24px] md:text-[32px]">
          <ScalesIcon size={34} weight="duotone" className="flex-none text-rind-500 dark:text-rind-400" />
          {text('verify.title')}
        </h1>
        <p className="mt-2 max-w-[68ch] text-text-2">{text('verify.lead')}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <Link to="/seeds" className="inline-flex min-h-11 items-center font-[600] text-link underline">
            {text('seeds.link')}
          </Link>
          <Link to="/returns" className="inline-flex min-h-11 items-center font-[600] text-link underline">
            {text('returns.link')}
          </Link>
        </p>
      </header>
      <Card
        as="form"
        className="grid gap-4 p-5 md:p-6"
        onSubmit={(event) => {
          event.preventDefault()
          void check(typed)
        }}
      >
        <div>
          <label htmlFor={id} className="field-label">
            {text('verify.paste')}
          </label>
          <div className="field-box !px-0" data-invalid={error ? 'true' : undefined}>
            <textarea
              id={id}
              rows={8}
              spellCheck={false}
              className="block resize-y px-3.5! py-3! font-mono text-[13px]!"
              aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
              aria-invalid={error ? true : undefined}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </div>
          {error && (
            <p id={`${id}-error`} role="alert" className="field-hint field-error">
              <WarningCircleIcon size={16} weight="fill" />
              {tell(error)}
            </p>
          )}
          <p id={`${id}-hint`} className="field-hint">
            {text('verify.paste_hint')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="green">
            {text('verify.check')}
          </Button>
          <label className="btn btn-ghost cursor-pointer focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-(--focus)">
            <input
              type="file"
              accept="application/json,.json"
              className="sr-only"
              onChange={(event) => void open(event.target.files?.[0])}
            />
            {text('verify.file')}
          </label>
        </div>
      </Card>
      <DrawAsk wanted={search['id']} onProof={showDraw} />
      {checked?.kind === 'own' && <ProofCard {...checked} name="proof" />}
      {checked?.kind === 'shared' && <SharedProofCard {...checked} name="proof" />}
      <FairSteps />
      <HonestFacts />
    </div>
  )
}

/** The proof of a draw, if it is one; whether it is whole is said where it is shown. */
function drawIn(source: string): Record<string, unknown> | null {
  try {
    const evidence: unknown = JSON.parse(source)
    return isDrawProof(evidence) ? (evidence as Record<string, unknown>) : null
  } catch {
    return null
  }
}
