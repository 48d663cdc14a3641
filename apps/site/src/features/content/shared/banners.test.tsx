import { useState } from 'react'
import { expect, test } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { useBanners } from './banners.ts'

const screen = openScreen()
const banner = (groupName: string, bannerId: string) => ({
  ...{
    bannerId,
    groupName,
    url: 'art/a@1x.webp',
    title: bannerId,
    text: '',
    linkageType: '',
    linkageTarget: '',
  },
})

function Strip({ route }: { route: string }) {
  const { data } = useBanners('lottery')
  return <output>{`${route}: ${data?.map(({ title }) => title).join()}`}</output>
}

/** Two pages of one group, one after the other. */
function Site() {
  const [route, setRoute] = useState('/elott')
  return (
    <>
      <button type="button" onClick={() => setRoute('/lottery')}>
        Go on
      </button>
      <Strip key={route} route={route} />
    </>
  )
}

test('[EN-16] [BN-01] the slides of a group are asked for once for every page of it, and others stay away', async () => {
  const { asked } = openPlatform({
    'GET /wps/v2/banners': value([banner('lottery', 'ours'), banner('home', 'theirs')]),
  })
  await screen.draw(<Site />)
  await screen.until(() => expect(screen.has('/elott: ours')).toBe(true))
  await screen.press('Go on')
  await screen.until(() => expect(screen.has('/lottery: ours')).toBe(true))
  expect(asked).toHaveLength(1)
})
