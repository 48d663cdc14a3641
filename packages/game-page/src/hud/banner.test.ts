// @vitest-environment happy-dom
import { currencyOf } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import { type BannerContent, makeBanner } from './banner.ts'

const content = (title: string): BannerContent => ({
  ...{ title, detail: '', action: 'Go on', lastsMs: 60_000 },
})

test('one press closes one banner: another that opens before the press has gone up to the stage stays', async () => {
  const { node, show, close } = makeBanner(currencyOf('MMK'))
  void show(content('first')).then(() => show(content('second')))
  const press = node.querySelector('button')
  // As a browser does it for a person: between two that hear a click, what waits for the first goes on.
  press?.dispatchEvent(new Event('click'))
  await Promise.resolve()
  node.dispatchEvent(new Event('click'))
  await Promise.resolve()
  expect([node.hidden, node.querySelector('.banner-title')?.textContent]).toEqual([false, 'second'])
  node.querySelector('button')?.click()
  expect([node.hidden, close()]).toEqual([true, false])
})
