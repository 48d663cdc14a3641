import agents from './th/agents.json' with { type: 'json' }
import auth from './th/auth.json' with { type: 'json' }
import banners from './th/banners.json' with { type: 'json' }
import category from './th/category.json' with { type: 'json' }
import common from './th/common.json' with { type: 'json' }
import deposit from './th/deposit.json' with { type: 'json' }
import download from './th/download.json' with { type: 'json' }
import errors from './th/errors.json' with { type: 'json' }
import feedback from './th/feedback.json' with { type: 'json' }
import frame from './th/frame.json' with { type: 'json' }
import game from './th/game.json' with { type: 'json' }
import help from './th/help.json' with { type: 'json' }
import home from './th/home.json' with { type: 'json' }
import inbox from './th/inbox.json' with { type: 'json' }
import info from './th/info.json' with { type: 'json' }
import join from './th/join.json' with { type: 'json' }
import live from './th/live.json' with { type: 'json' }
import lobby from './th/lobby.json' with { type: 'json' }
import member from './th/member.json' with { type: 'json' }
import messages from './th/messages.json' with { type: 'json' }
import minigame from './th/minigame.json' with { type: 'json' }
import missions from './th/missions.json' with { type: 'json' }
import movements from './th/movements.json' with { type: 'json' }
import notices from './th/notices.json' with { type: 'json' }
import offers from './th/offers.json' with { type: 'json' }
import peer from './th/peer.json' with { type: 'json' }
import points from './th/points.json' with { type: 'json' }
import profit from './th/profit.json' with { type: 'json' }
import promotions from './th/promotions.json' with { type: 'json' }
import protection from './th/protection.json' with { type: 'json' }
import rebates from './th/rebates.json' with { type: 'json' }
import records from './th/records.json' with { type: 'json' }
import recover from './th/recover.json' with { type: 'json' }
import register from './th/register.json' with { type: 'json' }
import returns from './th/returns.json' with { type: 'json' }
import search from './th/search.json' with { type: 'json' }
import security from './th/security.json' with { type: 'json' }
import seeds from './th/seeds.json' with { type: 'json' }
import shell from './th/shell.json' with { type: 'json' }
import statement from './th/statement.json' with { type: 'json' }
import thirdparty from './th/thirdparty.json' with { type: 'json' }
import turnover from './th/turnover.json' with { type: 'json' }
import verify from './th/verify.json' with { type: 'json' }
import vip from './th/vip.json' with { type: 'json' }
import wallet from './th/wallet.json' with { type: 'json' }
import winners from './th/winners.json' with { type: 'json' }
import withdraw from './th/withdraw.json' with { type: 'json' }

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
