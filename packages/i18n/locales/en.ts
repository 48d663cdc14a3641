import auth from './en/auth.json' with { type: 'json' }
import common from './en/common.json' with { type: 'json' }
import errors from './en/errors.json' with { type: 'json' }
import game from './en/game.json' with { type: 'json' }
import lobby from './en/lobby.json' with { type: 'json' }
import member from './en/member.json' with { type: 'json' }
import records from './en/records.json' with { type: 'json' }
import shell from './en/shell.json' with { type: 'json' }
import verify from './en/verify.json' with { type: 'json' }

export const texts = { auth, common, errors, game, lobby, member, records, shell, verify }
