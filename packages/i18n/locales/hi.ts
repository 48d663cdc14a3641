import agents from './hi/agents.json' with { type: 'json' }
import auth from './hi/auth.json' with { type: 'json' }
import banners from './hi/banners.json' with { type: 'json' }
import category from './hi/category.json' with { type: 'json' }
import common from './hi/common.json' with { type: 'json' }
import deposit from './hi/deposit.json' with { type: 'json' }
import download from './hi/download.json' with { type: 'json' }
import errors from './hi/errors.json' with { type: 'json' }
import feedback from './hi/feedback.json' with { type: 'json' }
import frame from './hi/frame.json' with { type: 'json' }
import game from './hi/game.json' with { type: 'json' }
import help from './hi/help.json' with { type: 'json' }
import home from './hi/home.json' with { type: 'json' }
import inbox from './hi/inbox.json' with { type: 'json' }
import info from './hi/info.json' with { type: 'json' }
import join from './hi/join.json' with { type: 'json' }
import live from './hi/live.json' with { type: 'json' }
import lobby from './hi/lobby.json' with { type: 'json' }
import member from './hi/member.json' with { type: 'json' }
import messages from './hi/messages.json' with { type: 'json' }
import minigame from './hi/minigame.json' with { type: 'json' }
import missions from './hi/missions.json' with { type: 'json' }
import movements from './hi/movements.json' with { type: 'json' }
import notices from './hi/notices.json' with { type: 'json' }
import offers from './hi/offers.json' with { type: 'json' }
import peer from './hi/peer.json' with { type: 'json' }
import points from './hi/points.json' with { type: 'json' }
import profit from './hi/profit.json' with { type: 'json' }
import promotions from './hi/promotions.json' with { type: 'json' }
import protection from './hi/protection.json' with { type: 'json' }
import rebates from './hi/rebates.json' with { type: 'json' }
import records from './hi/records.json' with { type: 'json' }
import recover from './hi/recover.json' with { type: 'json' }
import register from './hi/register.json' with { type: 'json' }
import returns from './hi/returns.json' with { type: 'json' }
import search from './hi/search.json' with { type: 'json' }
import security from './hi/security.json' with { type: 'json' }
import seeds from './hi/seeds.json' with { type: 'json' }
import shell from './hi/shell.json' with { type: 'json' }
import statement from './hi/statement.json' with { type: 'json' }
import thirdparty from './hi/thirdparty.json' with { type: 'json' }
import turnover from './hi/turnover.json' with { type: 'json' }
import verify from './hi/verify.json' with { type: 'json' }
import vip from './hi/vip.json' with { type: 'json' }
import wallet from './hi/wallet.json' with { type: 'json' }
import winners from './hi/winners.json' with { type: 'json' }
import withdraw from './hi/withdraw.json' with { type: 'json' }

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
