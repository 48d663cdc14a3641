import agents from './ja/agents.json' with { type: 'json' }
import auth from './ja/auth.json' with { type: 'json' }
import banners from './ja/banners.json' with { type: 'json' }
import category from './ja/category.json' with { type: 'json' }
import common from './ja/common.json' with { type: 'json' }
import deposit from './ja/deposit.json' with { type: 'json' }
import download from './ja/download.json' with { type: 'json' }
import errors from './ja/errors.json' with { type: 'json' }
import feedback from './ja/feedback.json' with { type: 'json' }
import frame from './ja/frame.json' with { type: 'json' }
import game from './ja/game.json' with { type: 'json' }
import help from './ja/help.json' with { type: 'json' }
import home from './ja/home.json' with { type: 'json' }
import inbox from './ja/inbox.json' with { type: 'json' }
import info from './ja/info.json' with { type: 'json' }
import join from './ja/join.json' with { type: 'json' }
import live from './ja/live.json' with { type: 'json' }
import lobby from './ja/lobby.json' with { type: 'json' }
import member from './ja/member.json' with { type: 'json' }
import messages from './ja/messages.json' with { type: 'json' }
import minigame from './ja/minigame.json' with { type: 'json' }
import missions from './ja/missions.json' with { type: 'json' }
import movements from './ja/movements.json' with { type: 'json' }
import notices from './ja/notices.json' with { type: 'json' }
import offers from './ja/offers.json' with { type: 'json' }
import peer from './ja/peer.json' with { type: 'json' }
import points from './ja/points.json' with { type: 'json' }
import profit from './ja/profit.json' with { type: 'json' }
import promotions from './ja/promotions.json' with { type: 'json' }
import protection from './ja/protection.json' with { type: 'json' }
import rebates from './ja/rebates.json' with { type: 'json' }
import records from './ja/records.json' with { type: 'json' }
import recover from './ja/recover.json' with { type: 'json' }
import register from './ja/register.json' with { type: 'json' }
import returns from './ja/returns.json' with { type: 'json' }
import search from './ja/search.json' with { type: 'json' }
import security from './ja/security.json' with { type: 'json' }
import seeds from './ja/seeds.json' with { type: 'json' }
import shell from './ja/shell.json' with { type: 'json' }
import statement from './ja/statement.json' with { type: 'json' }
import thirdparty from './ja/thirdparty.json' with { type: 'json' }
import turnover from './ja/turnover.json' with { type: 'json' }
import verify from './ja/verify.json' with { type: 'json' }
import vip from './ja/vip.json' with { type: 'json' }
import wallet from './ja/wallet.json' with { type: 'json' }
import winners from './ja/winners.json' with { type: 'json' }
import withdraw from './ja/withdraw.json' with { type: 'json' }

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
