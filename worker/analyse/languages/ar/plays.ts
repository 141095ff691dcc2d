import type { PlayWords } from '../play-words';
import { assignment } from './plays/assignment';
import { closing } from './plays/closing';
import { commitments } from './plays/commitments';
import { competition } from './plays/competition';
import { consumers } from './plays/consumers';
import { data } from './plays/data';
import { disputes } from './plays/disputes';
import { employment } from './plays/employment';
import { ending } from './plays/ending';
import { events } from './plays/events';
import { intellectualProperty } from './plays/intellectual-property';
import { liability } from './plays/liability';
import { licenceAffiliates } from './plays/licence-affiliates';
import { licenceScope } from './plays/licence-scope';
import { payment } from './plays/payment';
import { prices } from './plays/prices';
import { protection } from './plays/protection';
import { services } from './plays/services';
import { solicitation } from './plays/solicitation';
import { tenancy } from './plays/tenancy';
import { term } from './plays/term';
import { warranty } from './plays/warranty';

export const plays: PlayWords = {
  ...assignment,
  ...closing,
  ...commitments,
  ...competition,
  ...consumers,
  ...data,
  ...disputes,
  ...employment,
  ...ending,
  ...events,
  ...intellectualProperty,
  ...liability,
  ...licenceAffiliates,
  ...licenceScope,
  ...payment,
  ...prices,
  ...protection,
  ...services,
  ...solicitation,
  ...tenancy,
  ...term,
  ...warranty,
};
