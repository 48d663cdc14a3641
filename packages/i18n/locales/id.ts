import agents from './id/agents.json' with { type: 'json' }
import auth from './id/auth.json' with { type: 'json' }
import banners from './id/banners.json' with { type: 'json' }
import category from './id/category.json' with { type: 'json' }
import common from './id/common.json' with { type: 'json' }
import deposit from './id/deposit.json' with { type: 'json' }
import download from './id/download.json' with { type: 'json' }
import errors from './id/errors.json' with { type: 'json' }
import feedback from './id/feedback.json' with { type: 'json' }
import frame from './id/frame.json' with { type: 'json' }
import game from './id/game.json' with { type: 'json' }
import help from './id/help.json' with { type: 'json' }
import home from './id/home.json' with { type: 'json' }
import inbox from './id/inbox.json' with { type: 'json' }
import info from './id/info.json' with { type: 'json' }
import join from './id/join.json' with { type: 'json' }
import live from './id/live.json' with { type: 'json' }
import lobby from './id/lobby.json' with { type: 'json' }
import member from './id/member.json' with { type: 'json' }
import messages from './id/messages.json' with { type: 'json' }
import minigame from './id/minigame.json' with { type: 'json' }
import missions from './id/missions.json' with { type: 'json' }
import movements from './id/movements.json' with { type: 'json' }
import notices from './id/notices.json' with { type: 'json' }
import offers from './id/offers.json' with { type: 'json' }
import peer from './id/peer.json' with { type: 'json' }
import points from './id/points.json' with { type: 'json' }
import profit from './id/profit.json' with { type: 'json' }
import promotions from './id/promotions.json' with { type: 'json' }
import protection from './id/protection.json' with { type: 'json' }
import rebates from './id/rebates.json' with { type: 'json' }
import records from './id/records.json' with { type: 'json' }
import recover from './id/recover.json' with { type: 'json' }
import register from './id/register.json' with { type: 'json' }
import returns from './id/returns.json' with { type: 'json' }
import search from './id/search.json' with { type: 'json' }
import security from './id/security.json' with { type: 'json' }
import seeds from './id/seeds.json' with { type: 'json' }
import shell from './id/shell.json' with { type: 'json' }
import statement from './id/statement.json' with { type: 'json' }
import thirdparty from './id/thirdparty.json' with { type: 'json' }
import turnover from './id/turnover.json' with { type: 'json' }
import verify from './id/verify.json' with { type: 'json' }
import vip from './id/vip.json' with { type: 'json' }
import wallet from './id/wallet.json' with { type: 'json' }
import winners from './id/winners.json' with { type: 'json' }
import withdraw from './id/withdraw.json' with { type: 'json' }

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
