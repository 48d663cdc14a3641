import agents from './ur/agents.json' with { type: 'json' }
import auth from './ur/auth.json' with { type: 'json' }
import banners from './ur/banners.json' with { type: 'json' }
import category from './ur/category.json' with { type: 'json' }
import common from './ur/common.json' with { type: 'json' }
import deposit from './ur/deposit.json' with { type: 'json' }
import download from './ur/download.json' with { type: 'json' }
import errors from './ur/errors.json' with { type: 'json' }
import feedback from './ur/feedback.json' with { type: 'json' }
import frame from './ur/frame.json' with { type: 'json' }
import game from './ur/game.json' with { type: 'json' }
import help from './ur/help.json' with { type: 'json' }
import home from './ur/home.json' with { type: 'json' }
import inbox from './ur/inbox.json' with { type: 'json' }
import info from './ur/info.json' with { type: 'json' }
import join from './ur/join.json' with { type: 'json' }
import live from './ur/live.json' with { type: 'json' }
import lobby from './ur/lobby.json' with { type: 'json' }
import member from './ur/member.json' with { type: 'json' }
import messages from './ur/messages.json' with { type: 'json' }
import minigame from './ur/minigame.json' with { type: 'json' }
import missions from './ur/missions.json' with { type: 'json' }
import movements from './ur/movements.json' with { type: 'json' }
import notices from './ur/notices.json' with { type: 'json' }
import offers from './ur/offers.json' with { type: 'json' }
import peer from './ur/peer.json' with { type: 'json' }
import points from './ur/points.json' with { type: 'json' }
import profit from './ur/profit.json' with { type: 'json' }
import promotions from './ur/promotions.json' with { type: 'json' }
import protection from './ur/protection.json' with { type: 'json' }
import rebates from './ur/rebates.json' with { type: 'json' }
import records from './ur/records.json' with { type: 'json' }
import recover from './ur/recover.json' with { type: 'json' }
import register from './ur/register.json' with { type: 'json' }
import returns from './ur/returns.json' with { type: 'json' }
import search from './ur/search.json' with { type: 'json' }
import security from './ur/security.json' with { type: 'json' }
import seeds from './ur/seeds.json' with { type: 'json' }
import shell from './ur/shell.json' with { type: 'json' }
import statement from './ur/statement.json' with { type: 'json' }
import thirdparty from './ur/thirdparty.json' with { type: 'json' }
import turnover from './ur/turnover.json' with { type: 'json' }
import verify from './ur/verify.json' with { type: 'json' }
import vip from './ur/vip.json' with { type: 'json' }
import wallet from './ur/wallet.json' with { type: 'json' }
import winners from './ur/winners.json' with { type: 'json' }
import withdraw from './ur/withdraw.json' with { type: 'json' }

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
