import agents from './ty/agents.json' with { type: 'json' }
import auth from './ty/auth.json' with { type: 'json' }
import banners from './ty/banners.json' with { type: 'json' }
import category from './ty/category.json' with { type: 'json' }
import common from './ty/common.json' with { type: 'json' }
import deposit from './ty/deposit.json' with { type: 'json' }
import download from './ty/download.json' with { type: 'json' }
import errors from './ty/errors.json' with { type: 'json' }
import feedback from './ty/feedback.json' with { type: 'json' }
import frame from './ty/frame.json' with { type: 'json' }
import game from './ty/game.json' with { type: 'json' }
import help from './ty/help.json' with { type: 'json' }
import home from './ty/home.json' with { type: 'json' }
import inbox from './ty/inbox.json' with { type: 'json' }
import info from './ty/info.json' with { type: 'json' }
import join from './ty/join.json' with { type: 'json' }
import live from './ty/live.json' with { type: 'json' }
import lobby from './ty/lobby.json' with { type: 'json' }
import member from './ty/member.json' with { type: 'json' }
import messages from './ty/messages.json' with { type: 'json' }
import minigame from './ty/minigame.json' with { type: 'json' }
import missions from './ty/missions.json' with { type: 'json' }
import movements from './ty/movements.json' with { type: 'json' }
import notices from './ty/notices.json' with { type: 'json' }
import offers from './ty/offers.json' with { type: 'json' }
import peer from './ty/peer.json' with { type: 'json' }
import points from './ty/points.json' with { type: 'json' }
import profit from './ty/profit.json' with { type: 'json' }
import promotions from './ty/promotions.json' with { type: 'json' }
import protection from './ty/protection.json' with { type: 'json' }
import rebates from './ty/rebates.json' with { type: 'json' }
import records from './ty/records.json' with { type: 'json' }
import recover from './ty/recover.json' with { type: 'json' }
import register from './ty/register.json' with { type: 'json' }
import returns from './ty/returns.json' with { type: 'json' }
import search from './ty/search.json' with { type: 'json' }
import security from './ty/security.json' with { type: 'json' }
import seeds from './ty/seeds.json' with { type: 'json' }
import shell from './ty/shell.json' with { type: 'json' }
import statement from './ty/statement.json' with { type: 'json' }
import thirdparty from './ty/thirdparty.json' with { type: 'json' }
import turnover from './ty/turnover.json' with { type: 'json' }
import verify from './ty/verify.json' with { type: 'json' }
import vip from './ty/vip.json' with { type: 'json' }
import wallet from './ty/wallet.json' with { type: 'json' }
import winners from './ty/winners.json' with { type: 'json' }
import withdraw from './ty/withdraw.json' with { type: 'json' }

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
