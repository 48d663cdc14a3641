import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '../../testing/screen.tsx'
import { Pagination } from './Pagination.tsx'
import { pagesShown } from './pagesShown.ts'

const screen = openScreen()
const row = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent)

test.each([
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [1, 9, [1, 2, 3, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
  [1, 2, [1, 2]],
])(
  '[BC-52] [BC-53] on page %i of %i there are three around it, and one at each end',
  (page, pages, shown) => {
    expect(pagesShown(page, pages)).toEqual(shown)
  },
)

test('[BC-52] [BC-53] the row is drawn so, marks where one is, and leads to each', async () => {
  const onPage = vi.fn()
  await screen.draw(<Pagination page={5} pages={9} onPage={onPage} />)
  expect(row()).toEqual(['1', '…', '4', '5', '6', '…', '9'])
  expect(screen.buttonNamed('Page 5 of 9').getAttribute('aria-current')).toBe('page')
  for (const name of ['Page 9 of 9', 'Previous page', 'Next page']) await screen.press(name)
  expect(onPage.mock.calls).toEqual([[9], [4], [6]])
})

function Shown({ told }: { told: (page: number) => void }) {
  const [page, setPage] = useState(1)
  const turn = (to: number) => {
    told(to)
    setPage(to)
  }
  return <Pagination page={page} pages={2} onPage={turn} />
}

test('at its ends there is no step further: whoever presses on to the last page keeps the focus on the button, which does nothing there', async () => {
  const told: number[] = []
  await screen.draw(<Shown told={(page) => told.push(page)} />)
  const next = screen.buttonNamed('Next page')
  next.focus()
  await screen.press('Next page')
  expect([next.disabled, next.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(document.activeElement).toBe(next)
  await screen.press('Next page')
  expect(told).toEqual([2])
  await screen.press('Previous page')
  await screen.press('Previous page')
  expect(told).toEqual([2, 1])
})
