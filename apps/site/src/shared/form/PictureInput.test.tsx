import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../../testing/screen.tsx'
import { PictureInput } from './PictureInput.tsx'

const { draw } = openScreen()
afterEach(() => vi.unstubAllGlobals())

async function choose(file: File): Promise<unknown[]> {
  const told: unknown[] = []
  await draw(
    <PictureInput
      label="Upload"
      onPicture={(...picture) => told.push(picture)}
      onProblem={(key) => told.push(key)}
    />,
  )
  const input = document.querySelector('input')
  await act(async () => {
    Object.defineProperty(input, 'files', { value: [file] })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await vi.waitFor(() => expect(told).not.toEqual([]))
  return told
}

test('a chosen picture is handed on as base64, with its name', async () => {
  expect(await choose(new File(['abc'], 'slip.png'))).toEqual([['YWJj', 'slip.png']])
})

test('one that cannot be read is told as a problem', async () => {
  class Unreadable {
    onerror = () => {}
    readAsDataURL = () => this.onerror()
  }
  vi.stubGlobal('FileReader', Unreadable)
  expect(await choose(new File(['abc'], 'slip.png'))).toEqual(['errors.system'])
})
