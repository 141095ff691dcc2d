import type { AssignmentWords } from './play-words/assignment';
import type { ClosingWords } from './play-words/closing';
import type { CommitmentsWords } from './play-words/commitments';
import type { CompetitionWords } from './play-words/competition';
import type { ConsumersWords } from './play-words/consumers';
import type { DataWords } from './play-words/data';
import type { DisputesWords } from './play-words/disputes';
import type { EmploymentWords } from './play-words/employment';
import type { EndingWords } from './play-words/ending';
import type { EventsWords } from './play-words/events';
import type { IntellectualPropertyWords } from './play-words/intellectual-property';
import type { LiabilityWords } from './play-words/liability';
import type { LicenceAffiliatesWords } from './play-words/licence-affiliates';
import type { LicenceScopeWords } from './play-words/licence-scope';
import type { PaymentWords } from './play-words/payment';
import type { PricesWords } from './play-words/prices';
import type { ProtectionWords } from './play-words/protection';
import type { ServicesWords } from './play-words/services';
import type { SolicitationWords } from './play-words/solicitation';
import type { TenancyWords } from './play-words/tenancy';
import type { TermWords } from './play-words/term';
import type { WarrantyWords } from './play-words/warranty';

/** What the plays read a language by, a play by its clause type. */
export interface PlayWords
  extends AssignmentWords,
    ClosingWords,
    CommitmentsWords,
    CompetitionWords,
    ConsumersWords,
    DataWords,
    DisputesWords,
    EmploymentWords,
    EndingWords,
    EventsWords,
    IntellectualPropertyWords,
    LiabilityWords,
    LicenceAffiliatesWords,
    LicenceScopeWords,
    PaymentWords,
    PricesWords,
    ProtectionWords,
    ServicesWords,
    SolicitationWords,
    TenancyWords,
    TermWords,
    WarrantyWords {}
