import { QueryClient } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellPush } from '../../shared/calls/pushes.ts'
import { readFrame } from '../../shared/calls/socket.ts'
import { useNotes } from '../../shared/text/notes.ts'
import { tellJackpot } from './tellJackpot.ts'

const Notes = () => createElement('p', null, ...useNotes().map(({ tone, text }) => `${tone}: ${text} `))
const place = document.createElement('div')
const root = createRoot(place)
const push = (frame: Parameters<typeof tellPush>[0]) => act(() => tellPush(frame))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  act(() => root.render(createElement(Notes)))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

test('[IM-10] who won the jackpot is told how much, and the counter is looked at anew', () => {
  const cache = new QueryClient()
  const looked = vi.spyOn(cache, 'invalidateQueries')
  const forget = tellJackpot(cache, (key, values) => `${key} ${JSON.stringify(values)}`)
  const frame = readFrame('{"type":"jackpot-won","amount":"1234567.89","currency":"MMK"}')
  if (!frame) throw new Error('the push is not known')
  const before = place.textContent
  push({ type: 'balance', sumBalance: '1.00', currency: 'MMK', version: '1' })
  expect(place.textContent).toBe(before)
  push(frame)
  const after = place.textContent
  expect(after.slice(before.length)).toMatch(/^good: shell.jackpot_won [^}]*1,234,567[^}]*} $/)
  expect(looked).toHaveBeenCalledWith({ queryKey: ['jackpot'] })
  forget()
  push(frame)
  expect(place.textContent).toBe(after)
})
