// @vitest-environment happy-dom
import { act, Suspense, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type LatePart, latePart } from './latePart.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

afterEach(() => document.body.replaceChildren())

const Door = ({ label }: { label: string }) => <button type="button">{label}</button>

/** Says something else than the server as soon as it stands: a change around the part in the turn in which it is taken up. */
function Around({ Part }: { Part: LatePart<{ label: string }> }) {
  const label = useSyncExternalStore(
    () => () => {},
    () => 'now',
    () => 'drawn',
  )
  return (
    <Suspense fallback={<i />}>
      <Part label={label} />
    </Suspense>
  )
}

/** What the server drew of it. */
function drawn(): { place: HTMLElement; button: HTMLElement } {
  const place = document.body.appendChild(document.createElement('div'))
  const button = document.createElement('button')
  button.type = 'button'
  button.append('drawn')
  place.append(document.createComment('$'), button, document.createComment('/$'))
  return { place, button }
}

test('a drawn part that was fetched ahead stays the same element, whatever changes around it meanwhile', async () => {
  const { place, button } = drawn()
  const Part = latePart(async () => ({ default: Door }))
  await Part.fetch()
  await act(async () => void hydrateRoot(place, <Around Part={Part} />))
  expect(button.isConnected).toBe(true)
  expect(button.textContent).toBe('now')
})

test('one that has not come yet is waited for, asked for once, and keeps its state when it is drawn again', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const fetch = vi.fn(async () => ({ default: Door }))
  const Part = latePart(fetch)
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(place)
  const show = (label: string) =>
    act(async () =>
      root.render(
        <Suspense fallback={<i />}>
          <Part label={label} />
        </Suspense>,
      ),
    )
  await show('one')
  const button = place.querySelector('button')
  await show('two')
  expect(place.querySelector('button')).toBe(button)
  expect(button?.textContent).toBe('two')
  expect(fetch).toHaveBeenCalledTimes(1)
})
