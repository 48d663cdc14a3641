/** The platform as a page hears it: answers by method and path, and what was asked of it. */
import { vi } from 'vitest'

export type Answer = () => Response | Promise<Response>

interface Asked {
  readonly to: string
  readonly body: unknown
}

const envelope = (status: number, success: boolean, message: string, value: unknown) => () =>
  new Response(JSON.stringify({ success, message, value }), { status })

export const value = (of: unknown): Answer => envelope(200, true, '', of)
export const refusal = (message: string, of: unknown = {}): Answer => envelope(200, false, message, of)
export const status = (code: number, message: string, of: unknown = {}): Answer =>
  envelope(code, false, message, of)

/** Answers as `POST /wps/v2/…` is named there; what is not named is a mistake of the test. */
export function openPlatform(answers: Readonly<Record<string, Answer>>): { asked: Asked[] } {
  const asked: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [path = ''] = String(input).split('?')
    const to = `${init?.method ?? 'GET'} ${path}`
    asked.push({ to, body: init?.body ? (JSON.parse(String(init.body)) as { data: unknown }).data : null })
    const answer = answers[to]
    if (!answer) throw new Error(`nobody answers ${to}`)
    return answer()
  })
  return { asked }
}
