import { Card } from '@jackfruit/ui'
import { useMemo } from 'react'
import { useText } from '../../../../shared/text/text.ts'
import { Fact } from '../Fact.tsx'
import { Command, Download, Headline, Step } from '../ProofParts.tsx'
import { checkDraw, type DrawVerdict } from './check.ts'
import { type DrawProof, prizesOf, readDrawProof } from './proof.ts'

interface DrawProofCardProps {
  evidence: unknown
  /** Names the downloaded file. */
  name: string
}

/** The proof of a draw, checked as it is shown: it is revealed with the result, and waits for nobody. */
export function DrawProofCard({ evidence, name }: DrawProofCardProps) {
  const text = useText()
  const reading = useMemo(() => readDrawProof(evidence), [evidence])
  const verdict = useMemo(() => (reading.kind === 'proof' ? checkDraw(reading.proof) : null), [reading])
  if (reading.kind !== 'proof' || !verdict)
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3 p-4 text-[14px] text-text-2">
        {text('verify.bad_proof', { parts: reading.kind === 'lacks' ? reading.parts.join(', ') : '' })}
        <Download {...{ evidence, name }} />
      </Card>
    )
  const { isFair } = verdict
  return (
    <Card className="p-4">
      <Headline
        state={isFair ? 'fair' : 'unfair'}
        title={text(isFair ? 'verify.ok_title' : 'verify.bad_title')}
      >
        {text(wordsOf(verdict))}
      </Headline>
      <Facts proof={reading.proof} />
      <Steps verdict={verdict} />
      {verdict.result === 'open' && isFair && (
        <p className="mt-3 text-[13px]">
          <Command name={name} />
        </p>
      )}
      <footer className="mt-2 -ms-2">
        <Download {...{ evidence, name }} />
      </footer>
    </Card>
  )
}

function wordsOf({ isFair, result }: DrawVerdict) {
  if (!isFair) return 'verify.bad_text'
  return result === 'open' ? 'verify.draw_ok_text_open' : 'verify.draw_ok_text'
}

function Facts({ proof }: { proof: DrawProof }) {
  const text = useText()
  const prizes = prizesOf(proof)
  return (
    <dl className="mt-3 grid gap-x-4 text-[14px]">
      <Fact label={text('verify.game')} value={proof.gameCode} />
      <Fact label={text('verify.draw_number')} value={proof.roundId} isCode />
      <Fact label={text('verify.draw_sealed')} value={proof.terminal} isCode />
      <Fact label={text('verify.draw_opened')} value={proof.link ?? null} otherwise="–" isCode />
      <Fact label={text('verify.draw_tickets')} value={String(proof.bets.length)} />
      {prizes && (
        <div className="items-baseline gap-x-4 sm:grid sm:grid-cols-[180px_minmax(0,1fr)]">
          <dt className="text-text-2">{text('verify.draw_result')}</dt>
          <dd className="grid gap-0.5 py-1">
            {prizes.map(([prize, numbers]) => (
              <span key={prize} className="flex gap-3" dir="ltr">
                {prizes.length > 1 && <span className="min-w-10 text-text-3 uppercase">{prize}</span>}
                <b className="min-w-0 tabular-nums">{numbers}</b>
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  )
}

function Steps({ verdict: { seal, seeds, mine, beacon, result } }: { verdict: DrawVerdict }) {
  const text = useText()
  // What was not reached is not spoken of: it neither holds nor fails.
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      <Step result={seal}>
        {text(seal === 'bad' ? 'verify.draw_step_seal_bad' : 'verify.draw_step_seal')}
      </Step>
      {seeds !== 'open' && (
        <Step result={seeds}>
          {text(seeds === 'bad' ? 'verify.draw_step_seeds_bad' : 'verify.draw_step_seeds')}
        </Step>
      )}
      {mine !== null && mine !== 'open' && (
        <Step result={mine}>
          {text(mine === 'bad' ? 'verify.draw_step_mine_bad' : 'verify.draw_step_mine')}
        </Step>
      )}
      {beacon !== null && beacon !== 'open' && (
        <Step result={beacon}>
          {text(beacon === 'bad' ? 'verify.draw_step_beacon_bad' : 'verify.draw_step_beacon')}
        </Step>
      )}
      <Step result={result}>{text(resultWords[result])}</Step>
    </ul>
  )
}

const resultWords = {
  good: 'verify.draw_step_result',
  bad: 'verify.draw_step_result_bad',
  open: 'verify.draw_step_result_open',
} as const
