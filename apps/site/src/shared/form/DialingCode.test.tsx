import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen } from '../../testing/screen.tsx'
import { DialingCode } from './DialingCode.tsx'

const screen = openScreen()
const onChoose = vi.fn()
const list = () => document.querySelector('[role="listbox"]')
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const leave = () => act(async () => document.querySelector<HTMLInputElement>('[role="combobox"]')?.blur())

afterEach(() => vi.useRealTimers())

async function open() {
  openPlatform({
    'GET /wps/v2/countries': value([
      { countryCode: 'MM', countryDialingCode: '95' },
      { countryCode: 'PH', countryDialingCode: '63' },
    ]),
  })
  onChoose.mockClear()
  await screen.draw(<DialingCode value="95" usual={['95']} onChoose={onChoose} />)
  await screen.press(/^Country code/)
  await screen.until(() => expect(options().length).toBe(2))
  vi.useFakeTimers()
}

test('[BC-16] the countries close 200 ms after they have lost the focus, and no sooner', async () => {
  await open()
  await leave()
  await wait(199)
  expect(list()).not.toBeNull()
  await wait(1)
  expect(list()).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()
})

test('[BC-16] a press on a country within that time counts', async () => {
  await open()
  await leave()
  await wait(150)
  await act(async () => options()[1]?.click())
  expect(onChoose).toHaveBeenCalledWith('63')
  expect(list()).toBeNull()
})
