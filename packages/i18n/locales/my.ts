import auth from './my/auth.json' with { type: 'json' }
import common from './my/common.json' with { type: 'json' }
import errors from './my/errors.json' with { type: 'json' }
import game from './my/game.json' with { type: 'json' }
import lobby from './my/lobby.json' with { type: 'json' }
import member from './my/member.json' with { type: 'json' }
import records from './my/records.json' with { type: 'json' }
import shell from './my/shell.json' with { type: 'json' }
import verify from './my/verify.json' with { type: 'json' }

export const texts = { auth, common, errors, game, lobby, member, records, shell, verify }
