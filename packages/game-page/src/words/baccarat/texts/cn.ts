import type { Texts } from './en.ts'

export const texts: Texts = {
  'bac.P': '闲',
  'bac.B': '庄',
  'bac.T': '和',
  'bac.PP': '闲对',
  'bac.BP': '庄对',
  'bac.EP': '任意对子',
  'bac.XP': '完美对子',
  'bac.BIG': '大',
  'bac.SML': '小',
  'bac.S6': '超级6',
  'bac.L6': '幸运6',
  'bac.D7': '龙7',
  'bac.P8': '熊猫8',
  'bac.DBP': '闲龙宝',
  'bac.DBB': '庄龙宝',
  'bac.rules':
    '八副牌，每局重新洗牌。A为1点，10和J、Q、K为0点，只计总和的个位数。前两张达到八点或九点，该局即结束。',
  'bac.third': '闲在0至5点时补第三张牌。庄在0至2点时补牌，7点停牌，其余点数视闲补的第三张牌而定。',
  'bac.push':
    '和局时，闲和庄的投注额退还。庄赔0.95:1。大为共五或六张牌，小为共四张牌。龙宝在例牌或以四点及以上获胜时赔付。',
}
