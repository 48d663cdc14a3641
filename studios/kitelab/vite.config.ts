import { studioClient } from '@jackfruit/game-page/build/studio-client'

export default studioClient('kitelab', import.meta.url)
