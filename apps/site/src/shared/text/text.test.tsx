import { act, memo } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test } from 'vitest'
import { beginTexts, completeTexts, useText } from './text.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
// This DOM has no fonts to wait for.
Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
afterAll(() => beginTexts('EN'))

const Foot = memo(() => {
  const text = useText()
  return <p>{`${text('shell.games')} · ${text('records.title')}`}</p>
})

test('[OV-48] a text that comes after its place was drawn is drawn there, though nothing else changes', async () => {
  const load = async () => ({
    texts: { shell: { games: 'ဂိမ်းများ' } },
    rest: async () => ({ records: { title: 'မှတ်တမ်း' } }),
  })
  await beginTexts('MY', {}, 'home', load)
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(<Foot />))
  expect(place.textContent).toBe('ဂိမ်းများ · ')
  await act(async () => completeTexts())
  expect(place.textContent).toBe('ဂိမ်းများ · မှတ်တမ်း')
  act(() => root.unmount())
})
