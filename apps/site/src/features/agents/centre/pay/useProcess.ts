import type { agents, BodyOf } from '@jackfruit/contracts'
import { useState } from 'react'
import { call } from '../../../../shared/calls/api.ts'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { note } from '../../../../shared/text/notes.ts'
import { failureText, useLanguage, useText } from '../../../../shared/text/text.ts'
import { processOf, useChanged } from '../queries.ts'
import { useKey } from '../shared/useKey.ts'

type Body = BodyOf<typeof agents.dailyProcess>
export type Asked = Omit<Body, 'key' | 'language' | 'confirmTerminate'>

/** Contracts below that would end with it. */
export interface Breaking {
  readonly count: number
  readonly accounts: readonly string[]
}

/** One step of a contract. What it breaks below is told first; only who agrees to their number does it. */
export function useProcess(kind: agents.PayKind) {
  const text = useText()
  const language = useLanguage()
  const key = useKey()
  const changed = useChanged()
  const [busy, setBusy] = useState<agents.Action | null>(null)
  const [breaking, setBreaking] = useState<Breaking | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const act = async (asked: Asked, confirmTerminate?: number): Promise<boolean> => {
    setBusy(asked.action)
    setProblem(null)
    const told = { ...asked, ...(confirmTerminate !== undefined && { confirmTerminate }) }
    try {
      await call(processOf(kind), { body: { ...told, language, key: key.of(JSON.stringify(told)) } })
      key.over()
      setBreaking(null)
      note('good', text('agents.told'))
      await changed()
      return true
    } catch (failure) {
      const found = breakingOf(failure)
      setBreaking(found)
      if (!found) setProblem(failure)
      return false
    } finally {
      setBusy(null)
    }
  }
  return { act, busy, breaking, problem: problem === null ? null : failureText(problem) }
}

function breakingOf(failure: unknown): Breaking | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'breaks_below') return null
  const { count, accounts } = failure.value
  const named = Array.isArray(accounts) ? accounts.filter((name) => typeof name === 'string') : []
  return { count: typeof count === 'number' ? count : named.length, accounts: named }
}
