import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { Field } from './Field.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => act(async () => root.render(null)))

function Code() {
  const [value, setValue] = useState('')
  return <Field label="Code" boxes={6} value={value} onChange={(event) => setValue(event.target.value)} />
}

const cells = () => [...document.querySelectorAll('.code-cells > span')]
const type = (typed: string) =>
  act(async () => {
    const input = document.querySelector('input')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('a code of six stands in six boxes over one labelled input, and the next box is marked', async () => {
  await act(async () => root.render(<Code />))
  expect(document.querySelectorAll('input').length).toBe(1)
  expect(document.querySelector('label')?.control).toBe(document.querySelector('input'))
  for (const [typed, next] of [
    ['', 0],
    ['48', 2],
    ['481203', 5],
  ] as const) {
    await type(typed)
    expect(cells().map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 6 }, (_, at) => typed[at] ?? ''),
    )
    expect(
      cells()
        .map((cell) => cell.hasAttribute('data-next'))
        .indexOf(true),
    ).toBe(next)
  }
  expect(document.querySelector('.code-cells')?.getAttribute('aria-hidden')).toBe('true')
})
