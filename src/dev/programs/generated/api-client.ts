/**
 * Plainclause API
 * 1
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "/"
};
export type ContractChange = {
    /** Null: as its analysis or its file calls it */
    givenTitle?: string | null;
    /** All of its tags; case does not tell two apart, nor from those of other contracts */
    tags?: string[];
    /** Whether mails remind of its last days to give notice */
    reminders?: boolean;
};
export type ContractChanged = {
    id: string;
    givenTitle?: string | null;
    tags?: string[];
    reminders?: boolean;
};
export type Problem = {
    code: string;
    message: string;
    fields?: {
        [key: string]: string;
    };
    requestId?: string;
};
export type AddedClause = {
    clauseId: string;
    version: number;
    wording: string;
    "number": string;
    heading: string;
    addedAt: string;
    checkedBefore: boolean;
};
export type Contract = {
    id: string;
    fileName: string;
    givenTitle: string | null;
    tags: string[];
    status: "uploaded" | "reading" | "measuring" | "analysing" | "complete" | "failed";
    analysisComplete: boolean;
    failureCode: ("contracts.not_found" | "contracts.not_retryable" | "contracts.not_complete" | "contracts.side_unknown" | "contracts.title_missing" | "contracts.title_too_long" | "contracts.tag_missing" | "contracts.tag_too_long" | "contracts.too_many_tags" | "contracts.action_unknown" | "contracts.no_original" | "contracts.no_file" | "contracts.upload_gone" | "contracts.too_many_files" | "contracts.file_empty" | "contracts.file_too_large" | "contracts.file_type" | "contracts.file_locked" | "contracts.file_damaged" | "contracts.file_scanned" | "contracts.file_unreadable_text" | "contracts.file_too_short" | "contracts.file_hostile" | "contracts.file_too_complex" | "contracts.file_old_word" | "contracts.document_too_large" | "contracts.reader_unavailable" | "contracts.analysis_failed" | "contracts.analysis_timeout" | "contracts.analysis_cut_off" | "contracts.engine_unavailable" | "contracts.account_day_limit" | "contracts.service_day_limit" | "contracts.service_month_limit" | null) | ("contracts.not_found" | "contracts.not_retryable" | "contracts.not_complete" | "contracts.side_unknown" | "contracts.title_missing" | "contracts.title_too_long" | "contracts.tag_missing" | "contracts.tag_too_long" | "contracts.too_many_tags" | "contracts.action_unknown" | "contracts.no_original" | "contracts.no_file" | "contracts.upload_gone" | "contracts.too_many_files" | "contracts.file_empty" | "contracts.file_too_large" | "contracts.file_type" | "contracts.file_locked" | "contracts.file_damaged" | "contracts.file_scanned" | "contracts.file_unreadable_text" | "contracts.file_too_short" | "contracts.file_hostile" | "contracts.file_too_complex" | "contracts.file_old_word" | "contracts.document_too_large" | "contracts.reader_unavailable" | "contracts.analysis_failed" | "contracts.analysis_timeout" | "contracts.analysis_cut_off" | "contracts.engine_unavailable" | "contracts.account_day_limit" | "contracts.service_day_limit" | "contracts.service_month_limit" | null);
    waitingUntil: string | null;
    createdAt: string;
    updatedAt: string;
    templateId: string | null;
    detectedLanguage: ("en" | "es" | "fr" | "de" | "ar" | null) | ("en" | "es" | "fr" | "de" | "ar" | null);
    languageConfidence: number | null;
    pages: number | null;
    riskCounts: {
        high: number;
        medium: number;
        low: number;
    } | null;
    fileContent: string;
    fileFormat: ("pdf" | "docx" | "doc" | "txt" | null) | ("pdf" | "docx" | "doc" | "txt" | null);
    blocks: {
        kind: "heading" | "paragraph" | "list-item" | "table-row" | "footnote";
        level: number;
        "number": string | null;
        page: number | null;
        start: number;
        end: number;
    }[];
    templateVersion: number | null;
    layout: string | null;
    addedClauses: AddedClause[];
    checkOutdated: boolean;
    isContract?: boolean | null;
    summary: string | null;
    riskAssessment: {
        high: {
            id?: string;
            title: string;
            description: string;
            hurts?: string | null;
            ask?: string | null;
            suggestedWording: string | null;
            "delete"?: boolean;
            doubt?: {
                rule: string;
                why: string;
                certainty: "likely" | "possible";
            } | null;
            clauseType: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null) | ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null);
            evidence: {
                quote: string;
                start: number | null;
                end: number | null;
                match: "exact" | "close" | "none";
                fromImage?: boolean;
            }[];
        }[];
        medium: {
            id?: string;
            title: string;
            description: string;
            hurts?: string | null;
            ask?: string | null;
            suggestedWording: string | null;
            "delete"?: boolean;
            doubt?: {
                rule: string;
                why: string;
                certainty: "likely" | "possible";
            } | null;
            clauseType: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null) | ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null);
            evidence: {
                quote: string;
                start: number | null;
                end: number | null;
                match: "exact" | "close" | "none";
                fromImage?: boolean;
            }[];
        }[];
        low: {
            id?: string;
            title: string;
            description: string;
            hurts?: string | null;
            ask?: string | null;
            suggestedWording: string | null;
            "delete"?: boolean;
            doubt?: {
                rule: string;
                why: string;
                certainty: "likely" | "possible";
            } | null;
            clauseType: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null) | ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null);
            evidence: {
                quote: string;
                start: number | null;
                end: number | null;
                match: "exact" | "close" | "none";
                fromImage?: boolean;
            }[];
        }[];
    } | null;
    keyTerms: {
        title: string;
        description: string;
        category: string;
        riskLevel: "high" | "medium" | "low";
        unconfirmed?: boolean;
        clauseType: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null) | ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null);
        evidence: {
            quote: string;
            start: number | null;
            end: number | null;
            match: "exact" | "close" | "none";
            fromImage?: boolean;
        }[];
    }[] | null;
    recommendations: {
        action: string;
        priority: "high" | "medium" | "low";
        risk?: string | null;
        clauseType: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null) | ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null);
        evidence: {
            quote: string;
            start: number | null;
            end: number | null;
            match: "exact" | "close" | "none";
            fromImage?: boolean;
        }[];
    }[] | null;
    contractType: ("services" | "consulting" | "employment" | "confidentiality" | "tenancy" | "licence" | "software" | "distribution" | "supply" | "sale" | "loan" | "partnership" | "franchise" | "agency" | "sponsorship" | "development" | "maintenance" | "hosting" | "terms-of-service" | "other" | null) | ("services" | "consulting" | "employment" | "confidentiality" | "tenancy" | "licence" | "software" | "distribution" | "supply" | "sale" | "loan" | "partnership" | "franchise" | "agency" | "sponsorship" | "development" | "maintenance" | "hosting" | "terms-of-service" | "other" | null);
    contractKind?: ("allotment" | "amendment" | "apprenticeship" | "artist-management" | "broadband" | "building-works" | "care-home" | "childcare" | "commercial-agency" | "commercial-lease" | "confidentiality" | "consultancy" | "consumer-loan" | "course" | "coworking" | "domestic-work" | "employment" | "energy-installation" | "energy-supply" | "equipment-hire" | "estate-agency" | "fixed-term-employment" | "franchise" | "freelance-work" | "funeral-plan" | "goods-supply" | "gym-membership" | "hire-purchase" | "holiday-let" | "lodger" | "marketplace-terms" | "mobile-phone" | "model-release" | "online-service" | "package-travel" | "parking-space" | "partnership" | "personal-guarantee" | "personal-training" | "pet-care" | "photography" | "platform-work" | "private-loan" | "protection-plan" | "publishing" | "removals" | "residential-tenancy" | "room-let" | "schooling" | "security-monitoring" | "self-storage" | "settlement" | "software-service" | "sponsorship" | "translation" | "vehicle-lease" | "vehicle-sale" | "venue-hire" | "website-maintenance" | "zero-hours" | null) | ("allotment" | "amendment" | "apprenticeship" | "artist-management" | "broadband" | "building-works" | "care-home" | "childcare" | "commercial-agency" | "commercial-lease" | "confidentiality" | "consultancy" | "consumer-loan" | "course" | "coworking" | "domestic-work" | "employment" | "energy-installation" | "energy-supply" | "equipment-hire" | "estate-agency" | "fixed-term-employment" | "franchise" | "freelance-work" | "funeral-plan" | "goods-supply" | "gym-membership" | "hire-purchase" | "holiday-let" | "lodger" | "marketplace-terms" | "mobile-phone" | "model-release" | "online-service" | "package-travel" | "parking-space" | "partnership" | "personal-guarantee" | "personal-training" | "pet-care" | "photography" | "platform-work" | "private-loan" | "protection-plan" | "publishing" | "removals" | "residential-tenancy" | "room-let" | "schooling" | "security-monitoring" | "self-storage" | "settlement" | "software-service" | "sponsorship" | "translation" | "vehicle-lease" | "vehicle-sale" | "venue-hire" | "website-maintenance" | "zero-hours" | null);
    title?: string | null;
    "object"?: string | null;
    reader?: {
        name: string | null;
        role: string | null;
    } | null;
    readerChosen?: boolean | null;
    favours?: {
        title: string;
        description: string;
        clauseType: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null) | ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null);
        evidence: {
            quote: string;
            start: number | null;
            end: number | null;
            match: "exact" | "close" | "none";
            fromImage?: boolean;
        }[];
    }[] | null;
    money?: {
        amount: number;
        currency: string | null;
        per: "once" | "hour" | "day" | "week" | "month" | "quarter" | "year" | "percent" | "event" | "unstated";
        payer: string;
        payee: string;
        purpose: string;
        unconfirmed?: boolean;
        evidence: {
            quote: string;
            start: number | null;
            end: number | null;
            match: "exact" | "close" | "none";
            fromImage?: boolean;
        }[];
    }[] | null;
    measured?: {
        clauses: {
            clauseType: "document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels";
            days: number | null;
            amount: number | null;
            currency: string | null;
            automatic: boolean | null;
            law: ("england-and-wales" | "scotland" | "ireland" | "spain" | "france" | "germany" | "austria" | "switzerland" | "belgium" | "morocco" | "saudi-arabia" | "emirates" | "egypt" | "jordan" | null) | ("england-and-wales" | "scotland" | "ireland" | "spain" | "france" | "germany" | "austria" | "switzerland" | "belgium" | "morocco" | "saudi-arabia" | "emirates" | "egypt" | "jordan" | null);
            evidence: {
                quote: string;
                start: number | null;
                end: number | null;
                match: "exact" | "close" | "none";
                fromImage?: boolean;
            }[];
        }[];
        silentOn: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels")[];
    } | null;
    readClosely?: {
        topic: string;
        evidence: {
            quote: string;
            start: number | null;
            end: number | null;
            match: "exact" | "close" | "none";
            fromImage?: boolean;
        }[];
    }[] | null;
    parties: {
        name: string;
        role: string | null;
        unconfirmed?: boolean;
        evidence: {
            quote: string;
            start: number | null;
            end: number | null;
            match: "exact" | "close" | "none";
            fromImage?: boolean;
        }[];
    }[] | null;
    missingClauses: {
        clauseType: "document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels";
        title: string;
        why: string;
        suggestedWording: string | null;
    }[] | null;
    dates: {
        kind: "agreement" | "effective" | "expiry" | "renewal" | "notice-deadline" | "cancellation" | "probation" | "payment" | "review" | "other";
        label?: string | null;
        date: string;
        computedFrom: string | null;
        unconfirmed?: boolean;
        evidence: {
            quote: string;
            start: number | null;
            end: number | null;
            match: "exact" | "close" | "none";
            fromImage?: boolean;
        }[];
    }[] | null;
    warnings: {
        kind: "not-a-contract" | "embedded-instructions" | "hidden-text" | "invisible-characters" | "mixed-languages" | "unreadable-pages" | "machine-read-pages" | "tracked-changes" | "lost-numbering" | "shortened" | "lists-cut";
        message: string;
        evidence: {
            quote: string;
            start: number | null;
            end: number | null;
            match: "exact" | "close" | "none";
            fromImage?: boolean;
        }[];
    }[] | null;
    coverage: {
        pagesRead: number;
        pagesTotal: number;
        charactersRead: number;
        clauseTypes: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels")[];
    } | null;
    engine: {
        name: "built-in" | "language-model";
        model: string | null;
    } | null;
    newVersionOf?: string;
    reminders?: boolean;
    partial: boolean;
    language: ("en" | "es" | "fr" | "de" | "ar" | null) | ("en" | "es" | "fr" | "de" | "ar" | null);
};
export type Deleted = {
    success: true;
};
export type AccountTag = {
    name: string;
    contracts: number;
};
export type MachineReading = {
    allowed: boolean;
    reason: string | null;
    reasonCode: ("contracts.not_found" | "contracts.not_retryable" | "contracts.not_complete" | "contracts.side_unknown" | "contracts.title_missing" | "contracts.title_too_long" | "contracts.tag_missing" | "contracts.tag_too_long" | "contracts.too_many_tags" | "contracts.action_unknown" | "contracts.no_original" | "contracts.no_file" | "contracts.upload_gone" | "contracts.too_many_files" | "contracts.file_empty" | "contracts.file_too_large" | "contracts.file_type" | "contracts.file_locked" | "contracts.file_damaged" | "contracts.file_scanned" | "contracts.file_unreadable_text" | "contracts.file_too_short" | "contracts.file_hostile" | "contracts.file_too_complex" | "contracts.file_old_word" | "contracts.document_too_large" | "contracts.reader_unavailable" | "contracts.analysis_failed" | "contracts.analysis_timeout" | "contracts.analysis_cut_off" | "contracts.engine_unavailable" | "contracts.account_day_limit" | "contracts.service_day_limit" | "contracts.service_month_limit" | "usage.tokens_exceeded" | "usage.analyses_exceeded" | "usage.payment_required" | null) | ("contracts.not_found" | "contracts.not_retryable" | "contracts.not_complete" | "contracts.side_unknown" | "contracts.title_missing" | "contracts.title_too_long" | "contracts.tag_missing" | "contracts.tag_too_long" | "contracts.too_many_tags" | "contracts.action_unknown" | "contracts.no_original" | "contracts.no_file" | "contracts.upload_gone" | "contracts.too_many_files" | "contracts.file_empty" | "contracts.file_too_large" | "contracts.file_type" | "contracts.file_locked" | "contracts.file_damaged" | "contracts.file_scanned" | "contracts.file_unreadable_text" | "contracts.file_too_short" | "contracts.file_hostile" | "contracts.file_too_complex" | "contracts.file_old_word" | "contracts.document_too_large" | "contracts.reader_unavailable" | "contracts.analysis_failed" | "contracts.analysis_timeout" | "contracts.analysis_cut_off" | "contracts.engine_unavailable" | "contracts.account_day_limit" | "contracts.service_day_limit" | "contracts.service_month_limit" | "usage.tokens_exceeded" | "usage.analyses_exceeded" | "usage.payment_required" | null);
    pages: number;
    tokensPerPage: number;
    estimatedTokens: number | null;
    availableTokens: number | null;
    maxPages: number | null;
} | null;
export type SizeValidation = {
    allowed: boolean;
    reason: string | null;
    reasonCode: ("contracts.not_found" | "contracts.not_retryable" | "contracts.not_complete" | "contracts.side_unknown" | "contracts.title_missing" | "contracts.title_too_long" | "contracts.tag_missing" | "contracts.tag_too_long" | "contracts.too_many_tags" | "contracts.action_unknown" | "contracts.no_original" | "contracts.no_file" | "contracts.upload_gone" | "contracts.too_many_files" | "contracts.file_empty" | "contracts.file_too_large" | "contracts.file_type" | "contracts.file_locked" | "contracts.file_damaged" | "contracts.file_scanned" | "contracts.file_unreadable_text" | "contracts.file_too_short" | "contracts.file_hostile" | "contracts.file_too_complex" | "contracts.file_old_word" | "contracts.document_too_large" | "contracts.reader_unavailable" | "contracts.analysis_failed" | "contracts.analysis_timeout" | "contracts.analysis_cut_off" | "contracts.engine_unavailable" | "contracts.account_day_limit" | "contracts.service_day_limit" | "contracts.service_month_limit" | "usage.tokens_exceeded" | "usage.analyses_exceeded" | "usage.payment_required" | null) | ("contracts.not_found" | "contracts.not_retryable" | "contracts.not_complete" | "contracts.side_unknown" | "contracts.title_missing" | "contracts.title_too_long" | "contracts.tag_missing" | "contracts.tag_too_long" | "contracts.too_many_tags" | "contracts.action_unknown" | "contracts.no_original" | "contracts.no_file" | "contracts.upload_gone" | "contracts.too_many_files" | "contracts.file_empty" | "contracts.file_too_large" | "contracts.file_type" | "contracts.file_locked" | "contracts.file_damaged" | "contracts.file_scanned" | "contracts.file_unreadable_text" | "contracts.file_too_short" | "contracts.file_hostile" | "contracts.file_too_complex" | "contracts.file_old_word" | "contracts.document_too_large" | "contracts.reader_unavailable" | "contracts.analysis_failed" | "contracts.analysis_timeout" | "contracts.analysis_cut_off" | "contracts.engine_unavailable" | "contracts.account_day_limit" | "contracts.service_day_limit" | "contracts.service_month_limit" | "usage.tokens_exceeded" | "usage.analyses_exceeded" | "usage.payment_required" | null);
    availableTokens: number | null;
    estimatedTokens: number | null;
    maxPages: number | null;
    contentHash: string | null;
    pages: number | null;
    characters: number | null;
    detectedLanguage: ("en" | "es" | "fr" | "de" | "ar" | null) | ("en" | "es" | "fr" | "de" | "ar" | null);
    languageConfidence: number | null;
    looksLikeContract: boolean;
    notContractReason: string | null;
    parties: {
        name: string;
        role: string;
    }[];
    reader: {
        name: string;
        role: string;
    } | null;
    machineReading: MachineReading;
};
export type UploadAccepted = {
    contractId: string;
};
export type ContractListItem = {
    id: string;
    fileName: string;
    givenTitle: string | null;
    tags: string[];
    status: "uploaded" | "reading" | "measuring" | "analysing" | "complete" | "failed";
    analysisComplete: boolean;
    failureCode: ("contracts.not_found" | "contracts.not_retryable" | "contracts.not_complete" | "contracts.side_unknown" | "contracts.title_missing" | "contracts.title_too_long" | "contracts.tag_missing" | "contracts.tag_too_long" | "contracts.too_many_tags" | "contracts.action_unknown" | "contracts.no_original" | "contracts.no_file" | "contracts.upload_gone" | "contracts.too_many_files" | "contracts.file_empty" | "contracts.file_too_large" | "contracts.file_type" | "contracts.file_locked" | "contracts.file_damaged" | "contracts.file_scanned" | "contracts.file_unreadable_text" | "contracts.file_too_short" | "contracts.file_hostile" | "contracts.file_too_complex" | "contracts.file_old_word" | "contracts.document_too_large" | "contracts.reader_unavailable" | "contracts.analysis_failed" | "contracts.analysis_timeout" | "contracts.analysis_cut_off" | "contracts.engine_unavailable" | "contracts.account_day_limit" | "contracts.service_day_limit" | "contracts.service_month_limit" | null) | ("contracts.not_found" | "contracts.not_retryable" | "contracts.not_complete" | "contracts.side_unknown" | "contracts.title_missing" | "contracts.title_too_long" | "contracts.tag_missing" | "contracts.tag_too_long" | "contracts.too_many_tags" | "contracts.action_unknown" | "contracts.no_original" | "contracts.no_file" | "contracts.upload_gone" | "contracts.too_many_files" | "contracts.file_empty" | "contracts.file_too_large" | "contracts.file_type" | "contracts.file_locked" | "contracts.file_damaged" | "contracts.file_scanned" | "contracts.file_unreadable_text" | "contracts.file_too_short" | "contracts.file_hostile" | "contracts.file_too_complex" | "contracts.file_old_word" | "contracts.document_too_large" | "contracts.reader_unavailable" | "contracts.analysis_failed" | "contracts.analysis_timeout" | "contracts.analysis_cut_off" | "contracts.engine_unavailable" | "contracts.account_day_limit" | "contracts.service_day_limit" | "contracts.service_month_limit" | null);
    waitingUntil: string | null;
    createdAt: string;
    updatedAt: string;
    templateId: string | null;
    detectedLanguage: ("en" | "es" | "fr" | "de" | "ar" | null) | ("en" | "es" | "fr" | "de" | "ar" | null);
    languageConfidence: number | null;
    pages: number | null;
    summary: string | null;
    riskCounts: {
        high: number;
        medium: number;
        low: number;
    } | null;
    title?: string | null;
    counterparty: string | null;
    nextDate: {
        kind: "agreement" | "effective" | "expiry" | "renewal" | "notice-deadline" | "cancellation" | "probation" | "payment" | "review" | "other";
        label: string | null;
        date: string;
    } | null;
};
export type RereadQuote = {
    free: boolean;
    allowed: boolean;
    reason: string | null;
    reasonCode: ("usage.analyses_exceeded" | "usage.tokens_exceeded" | "usage.payment_required" | null) | ("usage.analyses_exceeded" | "usage.tokens_exceeded" | "usage.payment_required" | null);
    estimatedTokens: number;
    availableTokens: number;
};
export type RereadRequest = {
    /** Name or role of the party to write it for, as the analysis gives them; else as it was */
    side?: string;
    /** Language to write it in; else as it was */
    language?: "en" | "es" | "fr" | "de" | "ar";
};
export type TextPage = {
    page: number;
    width: number;
    height: number;
    lines: [
        number,
        number,
        number,
        number
    ][];
};
export type ContractPages = {
    pages: TextPage[];
};
export type ChecklistItem = {
    /** The words of a recommendation of the analysis */
    action: string;
    state: "open" | "done" | "asked" | "accepted";
    note: string;
};
export type Question = {
    id: string;
    question: string;
    /** Of the answer */
    language: "en" | "es" | "fr" | "de" | "ar";
    /** Who writes the answer; none: passages alone are found, and nothing is claimed */
    writer: "language-model" | "none";
    /** Where the contract may say it, the likeliest first */
    passages: {
        evidence: {
            quote: string;
            start: number | null;
            end: number | null;
            match: "exact" | "close" | "none";
            fromImage?: boolean;
        };
        /** The heading above it, or what it is likely about; null where neither is known */
        topic: string | null;
    }[];
    answer: {
        /** False: the passages do not say what was asked */
        isAnswered: boolean;
        sentences: {
            text: string;
            /** Words of the contract, each looked up in its text */
            evidence: {
                quote: string;
                start: number | null;
                end: number | null;
                match: "exact" | "close" | "none";
                fromImage?: boolean;
            }[];
            /** It names a number that the passages do not */
            unconfirmed: boolean;
        }[];
        /** Sentences that no words of the contract bear out, which are not shown */
        leftOut: number;
    } | null;
    /** Why no answer was written */
    failureCode: ("questions.answer_failed" | "questions.answer_timeout" | "questions.model_away" | "questions.day_limit" | "questions.plan_used_up" | "questions.not_supported" | "questions.interrupted" | null) | ("questions.answer_failed" | "questions.answer_timeout" | "questions.model_away" | "questions.day_limit" | "questions.plan_used_up" | "questions.not_supported" | "questions.interrupted" | null);
    /** The answer is being written */
    isWriting: boolean;
    askedAt: string;
};
export type QuestionRequest = {
    /** In any of the five languages, whatever the contract’s */
    question: string;
    /** To answer in; without it, the language of Accept-Language */
    language?: "en" | "es" | "fr" | "de" | "ar";
};
export type Comparison = {
    before: {
        id: string;
        fileName: string;
        givenTitle: string | null;
        title: string | null;
        createdAt: string;
        detectedLanguage: ("en" | "es" | "fr" | "de" | "ar" | null) | ("en" | "es" | "fr" | "de" | "ar" | null);
        language: "en" | "es" | "fr" | "de" | "ar";
        reader: {
            name: string | null;
            role: string | null;
        } | null;
    };
    after: {
        id: string;
        fileName: string;
        givenTitle: string | null;
        title: string | null;
        createdAt: string;
        detectedLanguage: ("en" | "es" | "fr" | "de" | "ar" | null) | ("en" | "es" | "fr" | "de" | "ar" | null);
        language: "en" | "es" | "fr" | "de" | "ar";
        reader: {
            name: string | null;
            role: string | null;
        } | null;
    };
    changes: {
        kind: "changed" | "added" | "removed" | "moved";
        before: {
            start: number;
            end: number;
            "number": string | null;
            heading: string | null;
            page: number | null;
        } | null;
        after: {
            start: number;
            end: number;
            "number": string | null;
            heading: string | null;
            page: number | null;
        } | null;
        words: {
            kind: "same" | "added" | "removed";
            text: string;
        }[];
        unchanged: {
            provisions: number;
            start: number;
            end: number;
        };
    }[];
    unchangedAtEnd: {
        provisions: number;
        start: number;
        end: number;
    };
    counts: {
        changed: number;
        added: number;
        removed: number;
        moved: number;
        renumbered: number;
        unchanged: number;
    };
    likeness: number;
    acrossLanguages: boolean;
    sameReader: boolean;
    facts: {
        money: {
            before: {
                amount: number;
                currency: string | null;
                per: "once" | "hour" | "day" | "week" | "month" | "quarter" | "year" | "percent" | "event" | "unstated";
                payer: string;
                payee: string;
                purpose: string;
                unconfirmed?: boolean;
            } | null;
            after: {
                amount: number;
                currency: string | null;
                per: "once" | "hour" | "day" | "week" | "month" | "quarter" | "year" | "percent" | "event" | "unstated";
                payer: string;
                payee: string;
                purpose: string;
                unconfirmed?: boolean;
            } | null;
            effect: ("better" | "worse" | null) | ("better" | "worse" | null);
            change: number | null;
        }[];
        dates: {
            before: {
                kind: "agreement" | "effective" | "expiry" | "renewal" | "notice-deadline" | "cancellation" | "probation" | "payment" | "review" | "other";
                label?: string | null;
                date: string;
                computedFrom: string | null;
                unconfirmed?: boolean;
            } | null;
            after: {
                kind: "agreement" | "effective" | "expiry" | "renewal" | "notice-deadline" | "cancellation" | "probation" | "payment" | "review" | "other";
                label?: string | null;
                date: string;
                computedFrom: string | null;
                unconfirmed?: boolean;
            } | null;
            effect: ("better" | "worse" | null) | ("better" | "worse" | null);
            change: number | null;
        }[];
        notice: {
            before: {
                amount: number;
                unit: "hour" | "day" | "business-day" | "week" | "month" | "quarter" | "year";
            } | null;
            after: {
                amount: number;
                unit: "hour" | "day" | "business-day" | "week" | "month" | "quarter" | "year";
            } | null;
            effect: ("better" | "worse" | null) | ("better" | "worse" | null);
            change: number | null;
        }[];
        risks: {
            before: {
                title: string;
                level: "high" | "medium" | "low";
                clauseType: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null) | ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null);
            } | null;
            after: {
                title: string;
                level: "high" | "medium" | "low";
                clauseType: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null) | ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null);
            } | null;
            effect: ("better" | "worse" | null) | ("better" | "worse" | null);
            change: number | null;
        }[];
        missing: {
            before: {
                title: string;
                clauseType: "document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels";
            } | null;
            after: {
                title: string;
                clauseType: "document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels";
            } | null;
            effect: ("better" | "worse" | null) | ("better" | "worse" | null);
            change: number | null;
        }[];
    };
};
export type ContractCount = {
    count: number;
};
export type ComingDate = {
    kind: "agreement" | "effective" | "expiry" | "renewal" | "notice-deadline" | "cancellation" | "probation" | "payment" | "review" | "other";
    label: string | null;
    date: string;
    contractId: string;
    fileName: string;
    title: string | null;
};
export type RecurringSum = {
    amount: number;
    currency: string;
    per: "week" | "month" | "quarter" | "year";
    purpose: string;
    reader: ("pays" | "receives" | null) | ("pays" | "receives" | null);
};
export type OverviewContract = {
    id: string;
    fileName: string;
    givenTitle: string | null;
    title: string | null;
    counterparty: string | null;
    tags: string[];
    createdAt: string;
    riskCounts: {
        high: number;
        medium: number;
        low: number;
    };
    dates: {
        kind: "agreement" | "effective" | "expiry" | "renewal" | "notice-deadline" | "cancellation" | "probation" | "payment" | "review" | "other";
        date: string;
    }[];
    isContract: boolean | null;
    contractType: ("services" | "consulting" | "employment" | "confidentiality" | "tenancy" | "licence" | "software" | "distribution" | "supply" | "sale" | "loan" | "partnership" | "franchise" | "agency" | "sponsorship" | "development" | "maintenance" | "hosting" | "terms-of-service" | "other" | null) | ("services" | "consulting" | "employment" | "confidentiality" | "tenancy" | "licence" | "software" | "distribution" | "supply" | "sale" | "loan" | "partnership" | "franchise" | "agency" | "sponsorship" | "development" | "maintenance" | "hosting" | "terms-of-service" | "other" | null);
    sums: RecurringSum[] | null;
};
export type OverviewPage = {
    contracts: OverviewContract[];
    next: string | null;
};
export type ClauseRisks = {
    clauseType: ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null) | ("document-name" | "parties" | "agreement-date" | "effective-date" | "expiration-date" | "renewal-term" | "notice-to-terminate-renewal" | "governing-law" | "most-favoured-nation" | "non-compete" | "exclusivity" | "no-solicit-customers" | "competitive-restriction-exception" | "no-solicit-employees" | "non-disparagement" | "termination-for-convenience" | "first-refusal" | "change-of-control" | "anti-assignment" | "revenue-sharing" | "price-restrictions" | "minimum-commitment" | "volume-restriction" | "ip-assignment" | "joint-ip-ownership" | "licence-grant" | "non-transferable-licence" | "affiliate-licence-licensor" | "affiliate-licence-licensee" | "unlimited-licence" | "perpetual-licence" | "source-code-escrow" | "post-termination-services" | "audit-rights" | "uncapped-liability" | "cap-on-liability" | "liquidated-damages" | "warranty-duration" | "insurance" | "covenant-not-to-sue" | "third-party-beneficiary" | "limitation-of-liability" | "unilateral-termination" | "unilateral-change" | "content-removal" | "contract-by-using" | "jurisdiction" | "arbitration" | "privacy-included" | "payment-terms" | "late-payment" | "deposit" | "price-increase" | "confidentiality" | "data-protection" | "indemnity" | "warranty" | "force-majeure" | "termination-for-cause" | "notices" | "entire-agreement" | "variation" | "severability" | "subcontracting" | "break-clause" | "rent-review" | "repairs" | "subletting" | "probation" | "working-hours" | "holiday" | "restraint-after-employment" | "cooling-off" | "delivery" | "title-and-risk" | "personal-guarantee" | "service-levels" | null);
    high: number;
    medium: number;
    low: number;
};
export type AnalyticsContract = {
    id: string;
    fileName: string;
    givenTitle: string | null;
    title: string | null;
    counterparty: string | null;
    tags: string[];
    createdAt: string;
    riskCounts: {
        high: number;
        medium: number;
        low: number;
    };
    dates: {
        kind: "agreement" | "effective" | "expiry" | "renewal" | "notice-deadline" | "cancellation" | "probation" | "payment" | "review" | "other";
        date: string;
    }[];
    isContract: boolean | null;
    contractType: ("services" | "consulting" | "employment" | "confidentiality" | "tenancy" | "licence" | "software" | "distribution" | "supply" | "sale" | "loan" | "partnership" | "franchise" | "agency" | "sponsorship" | "development" | "maintenance" | "hosting" | "terms-of-service" | "other" | null) | ("services" | "consulting" | "employment" | "confidentiality" | "tenancy" | "licence" | "software" | "distribution" | "supply" | "sale" | "loan" | "partnership" | "franchise" | "agency" | "sponsorship" | "development" | "maintenance" | "hosting" | "terms-of-service" | "other" | null);
    sums: RecurringSum[] | null;
    risks: ClauseRisks[] | null;
};
export type AnalyticsPage = {
    contracts: AnalyticsContract[];
    next: string | null;
};
/**
 * Give a contract other tags, and an uploaded one a name of one’s own or reminders
 */
export function changeContract(id: string, contractChange: ContractChange, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ContractChanged;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}`, oazapfts.json({
        ...opts,
        method: "PATCH",
        body: contractChange
    })));
}
/**
 * One contract with its text and analysis
 */
export function getContract(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Contract;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}`, {
        ...opts
    }));
}
/**
 * Delete a contract with its file, text and analysis
 */
export function deleteContract(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Deleted;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * The tags of the account’s contracts, and how many have each
 */
export function listTags(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AccountTag[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>("/api/contracts/tags", {
        ...opts
    }));
}
/**
 * Whether a file would be accepted and what its analysis would cost
 */
export function validateContractSize(body: {
    /** The contract, at most 10 MB */
    contract?: Blob;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SizeValidation;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>("/api/contracts/validate-size", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Upload a contract and queue its analysis, written in the language of Accept-Language
 */
export function uploadContract(body: {
    /** The contract, at most 10 MB */
    contract?: Blob;
    /** In the place of the file, one that `validate-size` was sent within the last hour: the `contentHash` that it answered. `contracts.upload_gone` where it is no longer kept; the file itself is to be sent then */
    contentHash?: string;
    /** With `contentHash`: the name of the file */
    fileName?: string;
    /** `true`: the user agrees that pages without text are given to a language model as pictures, at the cost that `validate-size` states under `machineReading`. Without it such pages stay unread, and a file of nothing else is refused */
    readScannedPages?: "true" | "false";
    /** `true`: what does not look like a contract is analysed as one all the same, and charged as usual. Without it such a document completes with `isContract: false`, the warning `not-a-contract` and no findings, and nothing is charged */
    analyseAnyway?: "true" | "false";
    /** Name or role of the party to write the analysis for, such as one of `parties` of `validate-size`. Without it the reader is guessed from the document */
    side?: string;
    /** Id of an uploaded contract of the account of which this is a new version, to be compared with */
    newVersionOf?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: UploadAccepted;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>("/api/contracts", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * The contracts of the account, newest first, without their texts
 */
export function listContracts({ search, status, risk, language, origin, tag, sort, page }: {
    search?: string;
    status?: "in-progress" | "complete" | "failed";
    risk?: "high" | "medium" | "low" | "none";
    language?: "en" | "es" | "fr" | "de" | "ar";
    origin?: "upload" | "template";
    tag?: string;
    sort?: "newest" | "oldest" | "name" | "risk";
    page?: number;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ContractListItem[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts${QS.query(QS.explode({
        search,
        status,
        risk,
        language,
        origin,
        tag,
        sort,
        page
    }))}`, {
        ...opts
    }));
}
/**
 * Start a failed analysis again
 */
export function retryAnalysis(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 202;
        data: UploadAccepted;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/retry`, {
        ...opts,
        method: "POST"
    }));
}
/**
 * What it would cost to have an analysis written anew
 */
export function quoteReread(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: RereadQuote;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/reread`, {
        ...opts
    }));
}
/**
 * Have a complete analysis written anew, for another party or in another language
 */
export function rereadContract(id: string, rereadRequest: RereadRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 202;
        data: UploadAccepted;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/reread`, oazapfts.json({
        ...opts,
        method: "POST",
        body: rereadRequest
    })));
}
/**
 * Where the text is on the pages of a PDF: what a viewer highlights a quote by
 */
export function getContractPages(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ContractPages;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/pages`, {
        ...opts
    }));
}
/**
 * Where the recommendations of an analysis stand, by their words; what is not listed is open
 */
export function getChecklist(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ChecklistItem[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/checklist`, {
        ...opts
    }));
}
/**
 * Note where a recommendation stands: open, done, asked for or accepted, with a note
 */
export function noteInChecklist(id: string, checklistItem: ChecklistItem, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ChecklistItem;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/checklist`, oazapfts.json({
        ...opts,
        method: "PUT",
        body: checklistItem
    })));
}
/**
 * What was asked about a contract, with the passages that were found and the answers
 */
export function listQuestions(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** The newest first */
            questions: Question[];
            /** As how many pages of the plan a written answer counts; 0: it is free */
            pagesForAnswer: number;
        };
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/questions`, {
        ...opts
    }));
}
/**
 * Ask a complete contract a question
 */
export function askQuestion(id: string, questionRequest: QuestionRequest, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 201;
        data: Question;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/questions`, oazapfts.json({
        ...opts,
        method: "POST",
        body: questionRequest
    })));
}
/**
 * Delete a question with what was found and answered
 */
export function deleteQuestion(id: string, questionId: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 204;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/questions/${encodeURIComponent(questionId)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * What is different in a contract from an earlier version of it
 */
export function compareContracts(id: string, $with: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Comparison;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/comparison${QS.query(QS.explode({
        "with": $with
    }))}`, {
        ...opts
    }));
}
/**
 * How many contracts of the account a search and its filters find
 */
export function countContracts({ search, status, risk, language, origin, tag }: {
    search?: string;
    status?: "in-progress" | "complete" | "failed";
    risk?: "high" | "medium" | "low" | "none";
    language?: "en" | "es" | "fr" | "de" | "ar";
    origin?: "upload" | "template";
    tag?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ContractCount;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/count${QS.query(QS.explode({
        search,
        status,
        risk,
        language,
        origin,
        tag
    }))}`, {
        ...opts
    }));
}
/**
 * The next dates of all contracts of the account, today included; five at most
 */
export function listDatesAhead(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ComingDate[];
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>("/api/contracts/dates", {
        ...opts
    }));
}
/**
 * The file as it was uploaded, to be saved and never to be opened in its place
 */
export function getContractFile(id: string, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Blob;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/contracts/${encodeURIComponent(id)}/file`, {
        ...opts
    }));
}
/**
 * What the analyses of the account say of its contracts, side by side, the newest first
 */
export function listOverview({ search, risk, language, tag, after }: {
    search?: string;
    risk?: "high" | "medium" | "low" | "none";
    language?: "en" | "es" | "fr" | "de" | "ar";
    tag?: string;
    after?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OverviewPage;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/overview${QS.query(QS.explode({
        search,
        risk,
        language,
        tag,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * The same with the risks of each by type of clause, from which analytics are counted
 */
export function listAnalytics({ search, risk, language, tag, after }: {
    search?: string;
    risk?: "high" | "medium" | "low" | "none";
    language?: "en" | "es" | "fr" | "de" | "ar";
    tag?: string;
    after?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AnalyticsPage;
    } | {
        status: 401;
        data: Problem;
    } | {
        status: 403;
        data: Problem;
    } | {
        status: 404;
        data: Problem;
    } | {
        status: 422;
        data: Problem;
    } | {
        status: 429;
        data: Problem;
    } | {
        status: 500;
        data: Problem;
    }>(`/api/overview/analytics${QS.query(QS.explode({
        search,
        risk,
        language,
        tag,
        after
    }))}`, {
        ...opts
    }));
}
