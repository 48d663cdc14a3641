import agents from './my/agents.json' with { type: 'json' }
import auth from './my/auth.json' with { type: 'json' }
import banners from './my/banners.json' with { type: 'json' }
import category from './my/category.json' with { type: 'json' }
import common from './my/common.json' with { type: 'json' }
import deposit from './my/deposit.json' with { type: 'json' }
import download from './my/download.json' with { type: 'json' }
import errors from './my/errors.json' with { type: 'json' }
import feedback from './my/feedback.json' with { type: 'json' }
import frame from './my/frame.json' with { type: 'json' }
import game from './my/game.json' with { type: 'json' }
import help from './my/help.json' with { type: 'json' }
import home from './my/home.json' with { type: 'json' }
import inbox from './my/inbox.json' with { type: 'json' }
import info from './my/info.json' with { type: 'json' }
import join from './my/join.json' with { type: 'json' }
import live from './my/live.json' with { type: 'json' }
import lobby from './my/lobby.json' with { type: 'json' }
import member from './my/member.json' with { type: 'json' }
import messages from './my/messages.json' with { type: 'json' }
import minigame from './my/minigame.json' with { type: 'json' }
import missions from './my/missions.json' with { type: 'json' }
import movements from './my/movements.json' with { type: 'json' }
import notices from './my/notices.json' with { type: 'json' }
import offers from './my/offers.json' with { type: 'json' }
import peer from './my/peer.json' with { type: 'json' }
import points from './my/points.json' with { type: 'json' }
import profit from './my/profit.json' with { type: 'json' }
import promotions from './my/promotions.json' with { type: 'json' }
import protection from './my/protection.json' with { type: 'json' }
import rebates from './my/rebates.json' with { type: 'json' }
import records from './my/records.json' with { type: 'json' }
import recover from './my/recover.json' with { type: 'json' }
import register from './my/register.json' with { type: 'json' }
import returns from './my/returns.json' with { type: 'json' }
import search from './my/search.json' with { type: 'json' }
import security from './my/security.json' with { type: 'json' }
import seeds from './my/seeds.json' with { type: 'json' }
import shell from './my/shell.json' with { type: 'json' }
import statement from './my/statement.json' with { type: 'json' }
import thirdparty from './my/thirdparty.json' with { type: 'json' }
import turnover from './my/turnover.json' with { type: 'json' }
import verify from './my/verify.json' with { type: 'json' }
import vip from './my/vip.json' with { type: 'json' }
import wallet from './my/wallet.json' with { type: 'json' }
import winners from './my/winners.json' with { type: 'json' }
import withdraw from './my/withdraw.json' with { type: 'json' }

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
