/** Every game of the catalogue: opened from its card, played for one round, and the round found, recorded and proven. */

import { playFrom } from '@jackfruit/groundwork/browser/game-card'
import { frameOf, playRound, ready } from '@jackfruit/groundwork/browser/game-table'
import { listedGames } from '@jackfruit/groundwork/browser/listed-games'
import { join, openPerson, type Person } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'
import { move } from '@jackfruit/groundwork/browser/quiet'
import { lotteryGames } from '@jackfruit/lottery-rules'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const amountOf = (text: string) => BigInt(text.replace(/[^\d]/g, ''))

/** Shared by many and listed beside the games for one: crash.e2e.ts and arena.e2e.ts play them. */
const ofMany = ['crash-hti', 'cock-arena']

let person: Person
test.beforeAll(async ({ browser }) => {
  person = await openPerson(browser, { site, language: 'EN' })
  await join(person)
  await person.page.goto('/help')
})
test.afterAll(() => person.close())

for (const { studio, code, name } of listedGames)
  test(`[GA-11] [IM-16] ${name} (${code}) is opened from its card, pays what its round won, shows and proves the round, and the betting record has it`, async () => {
    const { page, complaints } = person
    await move(page, `/rng?page=${studio}`)
    const play = page.getByRole('button', { name, exact: true })
    const card = page.getByTestId('game-card').filter({ has: play })
    await playFrom(card)
    await expect(page).toHaveURL(/\/(game\?nodeId|seamless\?vendor)=/)
    const game = frameOf(page)
    await ready(game)
    const opening = amountOf(await game.getByTestId('balance').innerText())
    await playRound(game)
    const closing = amountOf(await game.getByTestId('balance').innerText())

    await game.getByRole('button', { name: 'History' }).first().click()
    const row = game.getByRole('dialog').locator('tbody tr').first()
    await row.waitFor()
    const [stake = 0n, win = 0n] = (await row.locator('td.amount').allInnerTexts()).map(amountOf)
    expect(stake).toBeGreaterThan(0n)
    expect(closing).toBe(opening - stake + win)
    const number = await row.locator('td').nth(1).innerText()
    await expect(game.getByTestId('round')).toContainText(`#${number}`)

    await row.getByRole('button', { name: /Proof/ }).click()
    const proof = JSON.parse(await game.locator('textarea.proof-text').inputValue()) as Record<
      string,
      unknown
    >
    expect(proof).toMatchObject({ gameCode: code, state: 'settled' })
    const { lists } = (await tell(person, 'GET', '/records/bets?limit=1&language=EN')) as {
      lists: { gameName: string; stake: string; win: string }[]
    }
    expect(lists.map((bet) => [bet.gameName, amountOf(bet.stake), amountOf(bet.win)])).toEqual([
      [name, stake, win],
    ])
    expect(complaints).toEqual([])
  })

interface GamePage {
  readonly games: readonly { readonly gameCode: string; readonly gameType: string }[]
  readonly total: number
  readonly totalPages: number
}

test('[IM-16] the catalogue lists the games that were played here, the tables of its lobby, the lotteries, and no other', async () => {
  await person.page.goto('/')
  const pageOf = (pageNo: number) =>
    tell(person, 'GET', `/games?pageSize=100&pageNo=${pageNo}&language=EN`) as Promise<GamePage>
  const { games: first, total, totalPages } = await pageOf(1)
  const games = [...first]
  for (let pageNo = 2; pageNo <= totalPages; pageNo++) games.push(...(await pageOf(pageNo)).games)
  const codes = Map.groupBy(games, ({ gameType }) => {
    if (gameType === 'LIVE') return 'table'
    return gameType === 'LOTT' || gameType === 'ELOTT' ? 'lottery' : 'game'
  })
  const codesOf = (what: 'table' | 'lottery' | 'game') =>
    (codes.get(what) ?? []).map(({ gameCode }) => gameCode).toSorted()
  expect(codesOf('game')).toEqual([...listedGames.map(({ code }) => code), ...ofMany].toSorted())
  expect(codesOf('lottery')).toEqual(lotteryGames.map(({ code }) => code).toSorted())
  const { tables } = (await tell(person, 'GET', '/live/tables?language=EN')) as {
    tables: { game: { gameCode: string } }[]
  }
  expect(codesOf('table')).toEqual(tables.map(({ game }) => game.gameCode).toSorted())
  expect(total).toBe(games.length)
})

test('[OV-14] games with a jackpot are listed by themselves, and each of them was played here', async () => {
  await person.page.goto('/')
  const { games } = (await tell(person, 'GET', '/games?gameType=RNG&gameClassify=JP&pageSize=100')) as {
    games: { gameCode: string; gameClassify: string }[]
  }
  expect(games.map(({ gameCode }) => gameCode)).toContain('slot-chinthe-jackpot')
  expect(games.filter(({ gameClassify }) => gameClassify !== 'JP')).toEqual([])
  const played = listedGames.map(({ code }) => code)
  expect(games.filter(({ gameCode }) => !played.includes(gameCode))).toEqual([])
  expect(games.length).toBeLessThan(played.length)
})
