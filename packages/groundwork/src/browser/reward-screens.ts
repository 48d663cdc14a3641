/** Offers as the demo player sees them, one in each state, and the pages of what they gave. */
import { own, type Screen, settle } from './screens.ts'

const offer = (name: string, id: string): Screen => own(`offer-${name}`, `/promoDetail?id=${id}`)

/** A part of a page of the member centre, by its place among the tabs. */
const tabOf = (name: string, path: string, place: number): Screen => {
  const page = own(name, path)
  return {
    ...page,
    fullPage: false,
    async visit(person) {
      await page.visit(person)
      await person.page.locator('.seg input').nth(place).check({ force: true })
      await settle(person)
    },
  }
}

export const rewardScreens: readonly Screen[] = [
  own('offers', '/promotions'),
  offer('row', 'three-days'),
  offer('contact', 'stay-in-touch'),
  offer('applying', 'best-ticket'),
  offer('rejected', 'table-week'),
  offer('issued', 'lights'),
  offer('soon', 'new-year'),
  offer('closed', 'autumn'),
  offer('wheel', 'lucky-wheel'),
  offer('egg', 'golden-egg'),
  offer('envelope', 'envelope-rain'),
  offer('raffle', 'grand-raffle'),
  offer('raffle-drawn', 'harvest-raffle'),
  { ...own('vip', '/?mc=vip'), fullPage: false },
  { ...own('manual-rebate', '/?mc=manualRebate'), fullPage: false },
  { ...own('reward-centre', '/?mc=rewardCenter'), fullPage: false },
  { ...own('bonus-details', '/?mc=bonusDetails'), fullPage: false },
  own('mall', '/pointMall'),
  { ...own('point-record', '/?mc=pointRecord'), fullPage: false },
  offer('mission', 'first-steps'),
  offer('board', 'best-multiple'),
  offer('cashback', 'weekly-cashback'),
  offer('referral', 'bring-a-friend'),
  offer('level-gift', 'level-gift'),
  offer('month-gift', 'month-gift'),
  offer('birthday-gift', 'birthday-gift'),
  offer('rakeback', 'daily-rakeback'),
  offer('play-row', 'play-row'),
  offer('more-points', 'fishing-points'),
  { ...own('missions', '/?mc=missionLeaderboard'), fullPage: false },
  tabOf('missions-board', '/?mc=missionLeaderboard', 1),
  tabOf('missions-cashback', '/?mc=missionLeaderboard', 2),
  { ...own('referral', '/?mc=referral'), fullPage: false },
]

/** The same parts once more, with other words: for pictures alone. */
export const moreRewardScreens: readonly Screen[] = [
  offer('deposit', 'welcome'),
  offer('free-rounds', 'golden-rounds'),
  tabOf('point-earned', '/?mc=pointRecord', 1),
  tabOf('point-ratios', '/?mc=pointRecord', 3),
  {
    ...own('mall-exchange', '/pointMall', ({ page }) =>
      page.locator('[data-testid="goods"] button:enabled').first().click(),
    ),
    fullPage: false,
  },
]
