import agents from './cn/agents.json' with { type: 'json' }
import auth from './cn/auth.json' with { type: 'json' }
import banners from './cn/banners.json' with { type: 'json' }
import category from './cn/category.json' with { type: 'json' }
import common from './cn/common.json' with { type: 'json' }
import deposit from './cn/deposit.json' with { type: 'json' }
import download from './cn/download.json' with { type: 'json' }
import errors from './cn/errors.json' with { type: 'json' }
import feedback from './cn/feedback.json' with { type: 'json' }
import frame from './cn/frame.json' with { type: 'json' }
import game from './cn/game.json' with { type: 'json' }
import help from './cn/help.json' with { type: 'json' }
import home from './cn/home.json' with { type: 'json' }
import inbox from './cn/inbox.json' with { type: 'json' }
import info from './cn/info.json' with { type: 'json' }
import join from './cn/join.json' with { type: 'json' }
import live from './cn/live.json' with { type: 'json' }
import lobby from './cn/lobby.json' with { type: 'json' }
import member from './cn/member.json' with { type: 'json' }
import messages from './cn/messages.json' with { type: 'json' }
import minigame from './cn/minigame.json' with { type: 'json' }
import missions from './cn/missions.json' with { type: 'json' }
import movements from './cn/movements.json' with { type: 'json' }
import notices from './cn/notices.json' with { type: 'json' }
import offers from './cn/offers.json' with { type: 'json' }
import peer from './cn/peer.json' with { type: 'json' }
import points from './cn/points.json' with { type: 'json' }
import profit from './cn/profit.json' with { type: 'json' }
import promotions from './cn/promotions.json' with { type: 'json' }
import protection from './cn/protection.json' with { type: 'json' }
import rebates from './cn/rebates.json' with { type: 'json' }
import records from './cn/records.json' with { type: 'json' }
import recover from './cn/recover.json' with { type: 'json' }
import register from './cn/register.json' with { type: 'json' }
import returns from './cn/returns.json' with { type: 'json' }
import search from './cn/search.json' with { type: 'json' }
import security from './cn/security.json' with { type: 'json' }
import seeds from './cn/seeds.json' with { type: 'json' }
import shell from './cn/shell.json' with { type: 'json' }
import statement from './cn/statement.json' with { type: 'json' }
import thirdparty from './cn/thirdparty.json' with { type: 'json' }
import turnover from './cn/turnover.json' with { type: 'json' }
import verify from './cn/verify.json' with { type: 'json' }
import vip from './cn/vip.json' with { type: 'json' }
import wallet from './cn/wallet.json' with { type: 'json' }
import winners from './cn/winners.json' with { type: 'json' }
import withdraw from './cn/withdraw.json' with { type: 'json' }

export const texts = {
  agents,
  auth,
  banners,
  category,
  common,
  deposit,
  download,
  errors,
  feedback,
  frame,
  game,
  help,
  home,
  inbox,
  info,
  join,
  live,
  lobby,
  member,
  messages,
  minigame,
  missions,
  movements,
  notices,
  offers,
  peer,
  points,
  profit,
  promotions,
  protection,
  rebates,
  records,
  recover,
  register,
  returns,
  search,
  security,
  seeds,
  shell,
  statement,
  thirdparty,
  turnover,
  verify,
  vip,
  wallet,
  winners,
  withdraw,
}
