import { note } from './notes.ts'
import { useText } from './text.ts'

/** Puts a text into the clipboard; false where the browser does not let the page do so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Without https there is no clipboard for pages; the types do not know.
    if ('clipboard' in navigator) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused, or the page has lost the focus: the older way may do.
  }
  return copySelected(text)
}

/** The older way: marks the text in a field that nobody sees, and lets the browser copy what is marked. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.tabIndex = -1
  field.setAttribute('aria-hidden', 'true')
  field.className = 'sr-only'
  // A window keeps the focus inside itself.
  const windows = document.querySelectorAll('[role="dialog"], [role="alertdialog"]')
  const place = [...windows].at(-1) ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

/** Copies, and says whether it worked. */
export function useCopy(): (value: string) => void {
  const text = useText()
  return (value) =>
    void copyText(value).then((isCopied) =>
      isCopied ? note('good', text('common.copied')) : note('bad', text('common.copy_failed')),
    )
}
