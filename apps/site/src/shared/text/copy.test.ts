import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
  document.body.replaceChildren()
})

/** A page without https: the browser has no clipboard for it, only the command that copies what is marked. */
function withoutClipboard(copies: () => boolean) {
  const marked: string[] = []
  vi.stubGlobal('navigator', {})
  Object.defineProperty(document, 'execCommand', {
    configurable: true,
    value: (command: string) => {
      const field = document.activeElement as HTMLTextAreaElement
      marked.push(`${command}: ${field.value.slice(field.selectionStart, field.selectionEnd)}`)
      return copies()
    },
  })
  return marked
}

test('a text goes to the clipboard where the browser has one for pages', async () => {
  const kept: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void kept.push(text) } })
  expect(await copyText('10.0.0.7')).toBe(true)
  expect(kept).toEqual(['10.0.0.7'])
})

test('without https the text is marked and copied, nothing of it stays, and the focus goes back', async () => {
  const marked = withoutClipboard(() => true)
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  expect(await copyText('AAAA-BBBB\nCCCC-DDDD')).toBe(true)
  expect(marked).toEqual(['copy: AAAA-BBBB\nCCCC-DDDD'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('in a window, which keeps the focus inside, the text is marked inside it', async () => {
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  let place: Element | null | undefined
  withoutClipboard(() => {
    place = document.activeElement?.parentElement
    return true
  })
  await copyText('code')
  expect(place).toBe(dialog)
})

test('a clipboard that refuses is made up for, and a browser that copies nothing is told', async () => {
  const marked = withoutClipboard(() => true)
  const refuses = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }
  vi.stubGlobal('navigator', { clipboard: refuses })
  expect(await copyText('code')).toBe(true)
  expect(marked).toEqual(['copy: code'])
  withoutClipboard(() => false)
  expect(await copyText('code')).toBe(false)
})
