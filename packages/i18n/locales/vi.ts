import agents from './vi/agents.json' with { type: 'json' }
import auth from './vi/auth.json' with { type: 'json' }
import banners from './vi/banners.json' with { type: 'json' }
import category from './vi/category.json' with { type: 'json' }
import common from './vi/common.json' with { type: 'json' }
import deposit from './vi/deposit.json' with { type: 'json' }
import download from './vi/download.json' with { type: 'json' }
import errors from './vi/errors.json' with { type: 'json' }
import feedback from './vi/feedback.json' with { type: 'json' }
import frame from './vi/frame.json' with { type: 'json' }
import game from './vi/game.json' with { type: 'json' }
import help from './vi/help.json' with { type: 'json' }
import home from './vi/home.json' with { type: 'json' }
import inbox from './vi/inbox.json' with { type: 'json' }
import info from './vi/info.json' with { type: 'json' }
import join from './vi/join.json' with { type: 'json' }
import live from './vi/live.json' with { type: 'json' }
import lobby from './vi/lobby.json' with { type: 'json' }
import member from './vi/member.json' with { type: 'json' }
import messages from './vi/messages.json' with { type: 'json' }
import minigame from './vi/minigame.json' with { type: 'json' }
import missions from './vi/missions.json' with { type: 'json' }
import movements from './vi/movements.json' with { type: 'json' }
import notices from './vi/notices.json' with { type: 'json' }
import offers from './vi/offers.json' with { type: 'json' }
import peer from './vi/peer.json' with { type: 'json' }
import points from './vi/points.json' with { type: 'json' }
import profit from './vi/profit.json' with { type: 'json' }
import promotions from './vi/promotions.json' with { type: 'json' }
import protection from './vi/protection.json' with { type: 'json' }
import rebates from './vi/rebates.json' with { type: 'json' }
import records from './vi/records.json' with { type: 'json' }
import recover from './vi/recover.json' with { type: 'json' }
import register from './vi/register.json' with { type: 'json' }
import returns from './vi/returns.json' with { type: 'json' }
import search from './vi/search.json' with { type: 'json' }
import security from './vi/security.json' with { type: 'json' }
import seeds from './vi/seeds.json' with { type: 'json' }
import shell from './vi/shell.json' with { type: 'json' }
import statement from './vi/statement.json' with { type: 'json' }
import thirdparty from './vi/thirdparty.json' with { type: 'json' }
import turnover from './vi/turnover.json' with { type: 'json' }
import verify from './vi/verify.json' with { type: 'json' }
import vip from './vi/vip.json' with { type: 'json' }
import wallet from './vi/wallet.json' with { type: 'json' }
import winners from './vi/winners.json' with { type: 'json' }
import withdraw from './vi/withdraw.json' with { type: 'json' }

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
