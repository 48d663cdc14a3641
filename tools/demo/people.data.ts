/** Who stands in the demonstration's line: agents from the top down, and members under each. */

export interface Link {
  readonly code: string
  readonly name: string
  /** Browsers that came by it and registered nowhere. */
  readonly visits: number
}

export interface DemoAgent {
  readonly name: string
  /** Null at the top. */
  readonly upline: string | null
  /** Days after the month began. */
  readonly day: number
  readonly links: readonly Link[]
  readonly members: readonly string[]
}

/** Those two are made with the demonstration's other logins. */
export const [top, second] = ['general', 'agent'] as const

const link = (code: string, name: string, visits: number): Link => ({ code, name, visits })

export const agents: readonly DemoAgent[] = [
  {
    ...{ name: top, upline: null, day: 0, links: [link('TOPFB26', 'Facebook', 14)] },
    members: ['DawKhinHla', 'KoMyint55', 'goldenland'],
  },
  {
    ...{ name: second, upline: top, day: 0 },
    links: [link('AGENTFB26', 'Facebook', 23), link('VIBER2026', 'Viber group', 11)],
    members: ['zawzaw99', 'MaThida', 'tiger888', 'KyawGyi', 'SuSuHlaing', 'lucky7mdy', 'MinMin24', 'EiPhyu'],
  },
  {
    ...{ name: 'ShweLaMin', upline: top, day: 0 },
    links: [link('SHWE2026', 'Telegram channel', 19), link('MDYTEA', 'Tea shop, Mandalay', 4)],
    members: ['AungMyat1', 'HnayHnay', 'ThetPaing', 'moonlight9', 'KhaingZar', 'UBaThein'],
  },
  {
    ...{ name: 'HtetAung77', upline: top, day: 1, links: [link('HTET7777', 'TikTok', 31)] },
    members: ['YanNaing', 'PwintPhyu', 'bago_boy', 'ThuzarM'],
  },
  {
    ...{ name: 'MinThu88', upline: second, day: 1, links: [link('MINTHU88X', 'Facebook', 17)] },
    members: [
      ...['HeinHtet2', 'NwayOo', 'KoKoGyi', 'SandarWin', 'redlotus', 'ZinMar', 'PaingSoe', 'ayeaye77'],
      'DragonYGN',
    ],
  },
  {
    ...{ name: 'NilarWin', upline: second, day: 2, links: [link('NILARSHOP', 'Shop, Yangon', 6)] },
    members: ['MoeMoe3', 'TunTun', 'HlaHlaWin', 'kyawswar9', 'MyaMya'],
  },
  {
    ...{ name: 'KoZaw', upline: 'ShweLaMin', day: 1, links: [link('KOZAW24H', 'Telegram', 12)] },
    members: ['SoeMoeNaing', 'WaiYan', 'ChitSu', 'silverfox', 'NandarA', 'LinHtut', 'Aung2Aung'],
  },
  {
    ...{ name: 'ThiriMay', upline: 'ShweLaMin', day: 3, links: [] },
    members: ['YuYuKhin', 'PhuePhue', 'mgmg_tgi'],
  },
  {
    ...{ name: 'YeGyi99', upline: 'HtetAung77', day: 2, links: [link('YEGYI999', 'Messenger', 9)] },
    members: ['BoBo1990', 'MayKyaw', 'ThihaZ', 'starking'],
  },
  {
    ...{ name: 'AungKo2026', upline: 'MinThu88', day: 4, links: [link('AUNGKO26', 'Facebook', 8)] },
    members: ['NaingLay', 'HsuMyat', 'KyiKyi', 'blackcat7', 'OoMyint', 'ThanDar'],
  },
  {
    ...{ name: 'PhyoWai', upline: 'KoZaw', day: 5, links: [link('PHYO2026', 'Viber', 5)] },
    members: ['SawYan', 'MeeMee5', 'KaungSet', 'riverman'],
  },
  { ...{ name: 'NayLinn', upline: 'KoZaw', day: 6, links: [] }, members: ['TinMaung4'] },
]
