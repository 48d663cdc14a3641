import { lottery } from '@jackfruit/contracts'
import { Button, Card, Field } from '@jackfruit/ui'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { type Message, useMessages } from '../../../../shared/text/message.ts'
import { useText } from '../../../../shared/text/text.ts'

interface DrawAskProps {
  /** A draw that the address names: it is asked for at once. */
  wanted: string | undefined
  onProof: (evidence: Record<string, unknown> | null) => void
}

const isUnknown = (failure: unknown) => failure instanceof CallFailure && failure.code === 'game_not_found'

/** The proof of a draw by its number: fetched from its maker, and checked here like one that was pasted. */
export function DrawAsk({ wanted = '', onProof }: DrawAskProps) {
  const text = useText()
  const { tell } = useMessages()
  const [issueId, setIssueId] = useState(wanted)
  const [error, setError] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  const ask = useCallback(
    async (id: string) => {
      setBusy(true)
      onProof(null)
      try {
        const { proof } = await call(lottery.proof, { query: { issueId: id } })
        setError(proof ? null : { key: 'verify.draw_none' })
        onProof(proof)
      } catch (failure) {
        setError(isUnknown(failure) ? { key: 'verify.draw_none' } : { failure })
      }
      setBusy(false)
    },
    [onProof],
  )
  useEffect(() => {
    if (wanted === '') return
    setIssueId(wanted)
    void ask(wanted)
  }, [wanted, ask])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const id = issueId.trim()
    if (id !== '') void ask(id)
  }
  return (
    <Card as="form" className="grid gap-4 p-5 md:p-6" onSubmit={submit}>
      <Field
        label={text('verify.draw_ask')}
        hint={text('verify.draw_ask_hint')}
        error={tell(error)}
        placeholder="mm2d-fast-1-20261127-0742"
        dir="ltr"
        value={issueId}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setIssueId(event.target.value)}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {text('verify.draw_fetch')}
        </Button>
      </div>
    </Card>
  )
}
