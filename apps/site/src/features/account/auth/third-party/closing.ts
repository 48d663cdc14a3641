/** Whether a window was closed, judged from the page that opened it. */

export interface Look {
  /** What the browser says; it says so, too, of a window that the provider took out of the page's sight. */
  readonly isClosed: boolean
  /** Whether the page has the keyboard: it gets it back when the window over it is closed. */
  readonly hasFocus: boolean
  /** By a clock: a page behind another window has its timers slowed down. */
  readonly at: number
}

/** A window that came back counts as closed for a moment: its word is waited for. */
const wordWithin = 3_000
const focusWithin = 1_500

/** Judges look after look: closed by the person, or only out of sight while the person is back here. */
export function openWatch(): (look: Look) => 'there' | 'closed' | 'out of sight' {
  let goneAt: number | null = null
  let cameBack = false
  return ({ isClosed, hasFocus, at }) => {
    if (!isClosed) {
      goneAt = null
      cameBack = false
      return 'there'
    }
    goneAt ??= at
    const gone = at - goneAt
    cameBack ||= hasFocus && gone <= focusWithin
    if (gone < wordWithin) return 'there'
    if (cameBack) return 'closed'
    return hasFocus ? 'out of sight' : 'there'
  }
}
