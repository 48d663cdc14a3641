import agents from './bn/agents.json' with { type: 'json' }
import auth from './bn/auth.json' with { type: 'json' }
import banners from './bn/banners.json' with { type: 'json' }
import category from './bn/category.json' with { type: 'json' }
import common from './bn/common.json' with { type: 'json' }
import deposit from './bn/deposit.json' with { type: 'json' }
import download from './bn/download.json' with { type: 'json' }
import errors from './bn/errors.json' with { type: 'json' }
import feedback from './bn/feedback.json' with { type: 'json' }
import frame from './bn/frame.json' with { type: 'json' }
import game from './bn/game.json' with { type: 'json' }
import help from './bn/help.json' with { type: 'json' }
import home from './bn/home.json' with { type: 'json' }
import inbox from './bn/inbox.json' with { type: 'json' }
import info from './bn/info.json' with { type: 'json' }
import join from './bn/join.json' with { type: 'json' }
import live from './bn/live.json' with { type: 'json' }
import lobby from './bn/lobby.json' with { type: 'json' }
import member from './bn/member.json' with { type: 'json' }
import messages from './bn/messages.json' with { type: 'json' }
import minigame from './bn/minigame.json' with { type: 'json' }
import missions from './bn/missions.json' with { type: 'json' }
import movements from './bn/movements.json' with { type: 'json' }
import notices from './bn/notices.json' with { type: 'json' }
import offers from './bn/offers.json' with { type: 'json' }
import peer from './bn/peer.json' with { type: 'json' }
import points from './bn/points.json' with { type: 'json' }
import profit from './bn/profit.json' with { type: 'json' }
import promotions from './bn/promotions.json' with { type: 'json' }
import protection from './bn/protection.json' with { type: 'json' }
import rebates from './bn/rebates.json' with { type: 'json' }
import records from './bn/records.json' with { type: 'json' }
import recover from './bn/recover.json' with { type: 'json' }
import register from './bn/register.json' with { type: 'json' }
import returns from './bn/returns.json' with { type: 'json' }
import search from './bn/search.json' with { type: 'json' }
import security from './bn/security.json' with { type: 'json' }
import seeds from './bn/seeds.json' with { type: 'json' }
import shell from './bn/shell.json' with { type: 'json' }
import statement from './bn/statement.json' with { type: 'json' }
import thirdparty from './bn/thirdparty.json' with { type: 'json' }
import turnover from './bn/turnover.json' with { type: 'json' }
import verify from './bn/verify.json' with { type: 'json' }
import vip from './bn/vip.json' with { type: 'json' }
import wallet from './bn/wallet.json' with { type: 'json' }
import winners from './bn/winners.json' with { type: 'json' }
import withdraw from './bn/withdraw.json' with { type: 'json' }

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
