import { gamePath, useActions } from '../actions.ts'

/** Where the buttons of offers lead that are no press. */
export function useOfferWays() {
  const { go, logIn, openPanel, depositWith } = useActions()
  return {
    onLogIn: () => logIn(`${window.location.pathname}${window.location.search}`),
    onRewards: () => openPanel('rewardCenter'),
    onBonuses: () => openPanel('bonusDetails'),
    onMissions: () => openPanel('missionLeaderboard'),
    onInvite: () => openPanel('referral'),
    onVip: () => openPanel('vip'),
    onPoints: () => openPanel('pointRecord'),
    onDeposit: depositWith,
    onGame: (code: string) => go(gamePath(code)),
  }
}
