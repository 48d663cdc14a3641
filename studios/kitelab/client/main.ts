import { start } from '@jackfruit/game-page/start'
import { instantViews } from './views.ts'

start(instantViews)
