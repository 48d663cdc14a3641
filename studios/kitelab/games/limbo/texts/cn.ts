import type { Texts } from './en.ts'

export const texts: Texts = {
  'limbo.target': '目标倍数',
  'limbo.bad': '目标须为{lowest}至{highest}之间的数字',
  'limbo.won': '{result}，达到{target}',
  'limbo.how': '设定目标并下注。风筝会升到一个随机高度：如果达到您的目标，投注额将按目标倍数返还。',
  'limbo.odds': '概率等于0.97除以目标，因此任何目标的返还率都是97%。',
  'limbo.cap': '如果您的目标会使返还超过最高派彩，目标将降至该上限，相应地更容易达到。',
}
