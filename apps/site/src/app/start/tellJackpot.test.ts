import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { tellPush } from '../../shared/calls/pushes.ts'
import { readFrame } from '../../shared/calls/socket.ts'
import { tellJackpot } from './tellJackpot.ts'

const shown = vi.hoisted(() => vi.fn())
vi.mock('../../shared/text/notes.ts', () => ({ note: shown }))

test('[IM-10] who won the jackpot is told how much, and the counter is looked at anew', () => {
  const cache = new QueryClient()
  const looked = vi.spyOn(cache, 'invalidateQueries')
  const forget = tellJackpot(cache, (key, values) => `${key} ${JSON.stringify(values)}`)
  const frame = readFrame('{"type":"jackpot-won","amount":"1234567.89","currency":"MMK"}')
  if (!frame) throw new Error('the push is not known')
  tellPush({ type: 'balance', sumBalance: '1.00', currency: 'MMK', version: '1' })
  expect(shown).not.toHaveBeenCalled()
  tellPush(frame)
  expect(shown).toHaveBeenCalledExactlyOnceWith(
    'good',
    expect.stringMatching(/shell.jackpot_won .*1,234,567/),
  )
  expect(looked).toHaveBeenCalledWith({ queryKey: ['jackpot'] })
  forget()
  tellPush(frame)
  expect(shown).toHaveBeenCalledOnce()
})
