import agents from './en/agents.json' with { type: 'json' }
import auth from './en/auth.json' with { type: 'json' }
import banners from './en/banners.json' with { type: 'json' }
import category from './en/category.json' with { type: 'json' }
import common from './en/common.json' with { type: 'json' }
import deposit from './en/deposit.json' with { type: 'json' }
import download from './en/download.json' with { type: 'json' }
import errors from './en/errors.json' with { type: 'json' }
import feedback from './en/feedback.json' with { type: 'json' }
import frame from './en/frame.json' with { type: 'json' }
import game from './en/game.json' with { type: 'json' }
import help from './en/help.json' with { type: 'json' }
import home from './en/home.json' with { type: 'json' }
import inbox from './en/inbox.json' with { type: 'json' }
import info from './en/info.json' with { type: 'json' }
import join from './en/join.json' with { type: 'json' }
import live from './en/live.json' with { type: 'json' }
import lobby from './en/lobby.json' with { type: 'json' }
import member from './en/member.json' with { type: 'json' }
import messages from './en/messages.json' with { type: 'json' }
import minigame from './en/minigame.json' with { type: 'json' }
import missions from './en/missions.json' with { type: 'json' }
import movements from './en/movements.json' with { type: 'json' }
import notices from './en/notices.json' with { type: 'json' }
import offers from './en/offers.json' with { type: 'json' }
import peer from './en/peer.json' with { type: 'json' }
import points from './en/points.json' with { type: 'json' }
import profit from './en/profit.json' with { type: 'json' }
import promotions from './en/promotions.json' with { type: 'json' }
import protection from './en/protection.json' with { type: 'json' }
import rebates from './en/rebates.json' with { type: 'json' }
import records from './en/records.json' with { type: 'json' }
import recover from './en/recover.json' with { type: 'json' }
import register from './en/register.json' with { type: 'json' }
import returns from './en/returns.json' with { type: 'json' }
import search from './en/search.json' with { type: 'json' }
import security from './en/security.json' with { type: 'json' }
import seeds from './en/seeds.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import statement from './en/statement.json' with { type: 'json' }
import thirdparty from './en/thirdparty.json' with { type: 'json' }
import turnover from './en/turnover.json' with { type: 'json' }
import verify from './en/verify.json' with { type: 'json' }
import vip from './en/vip.json' with { type: 'json' }
import wallet from './en/wallet.json' with { type: 'json' }
import winners from './en/winners.json' with { type: 'json' }
import withdraw from './en/withdraw.json' with { type: 'json' }

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
