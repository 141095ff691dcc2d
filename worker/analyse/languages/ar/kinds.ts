import type { KindWords } from '../kind-words';
import { businessKinds } from './kinds/business';
import { dealHead } from './kinds/deal-head';
import { dealThings } from './kinds/deal-things';
import { dealsOfPlaces } from './kinds/deals-of-places';
import { dealsOfThings } from './kinds/deals-of-things';
import { dealsOfWork } from './kinds/deals-of-work';
import { given } from './kinds/given';
import { homesKinds } from './kinds/homes';
import { servicesKinds } from './kinds/services';
import { titleLine } from './kinds/title-line';
import { workKinds } from './kinds/work';

export const kindWords: KindWords = {
  kinds: { ...homesKinds, ...workKinds, ...businessKinds, ...servicesKinds },
  deals: { ...dealsOfWork, ...dealsOfThings, ...dealsOfPlaces },
  dealHead,
  titleLine,
  things: dealThings,
  given,
  sides: {
    sale: [/البائعة?/, /المشتر(?:ي|ية)?(?![\u0620-\u064a])/],
    loan: [/المقرضة?|الدائنة?/, /المقترضة?|المدينة?/],
    tenancy: [/المؤجرة?|المكري/, /المستأجرة?|المكتري/],
    employment: [/صاحب العمل|رب العمل|المشغلة?(?![\u0620-\u064a])/, /الأجيرة?|العاملة?(?![\u0620-\u064a])|الموظفة?/],
    franchise: [/مانحة? الامتياز/, /صاحبة? الامتياز|الممنوح/],
    licence: [/الناشرة?|دار النشر|الدار/, /المؤلفة?|الكاتبة?/],
    partnership: [/الشري[كة]/, /الشري[كة]/],
  },
  types: {
    employment: /عقد (?:ال)?(?:عمل|توظيف|شغل)|عرض (?:عمل|وظيفي)|خطاب تعيين/,
    confidentiality: /(?:اتفاقية|عقد|اتفاق) (?:السرية|سرية|عدم (?:ال)?(?:افصاح|افشاء))/,
    tenancy: /عقد (?:ال)?(?:ايجار|اجارة|كراء)/,
    franchise: /امتياز تجاري|فرنشايز|الامتياز/,
    sponsorship:
      /الراعي(?![\u0620-\u064a])|(?:عقد|اتفاقية) رعاية (?:نادي|فريق|لاعب|رياضي|بطولة|فعالية|مهرجان|حدث|موسم)/,
    hosting:
      /استضافة (?:ال)?(?:موقع|مواقع|خادم|خوادم|بيانات|تطبيق)|(?:موقع|مواقع)(?: [^ ]{2,12}){0,2} واستضاف|(?:خدمات?|عقد|اتفاقية) (?:ال)?استضافة(?! (?:كلب|قط|حيوان|طالب|ضيف))/,
    maintenance: /(?:عقد|اتفاقية|خدمات?) (?:ال)?صيانة/,
    distribution: /(?:عقد|اتفاقية) (?:ال)?توزيع|الموزع/,
    agency: /(?:عقد|اتفاقية|اتفاق) (?:ال)?(?:وكالة|سمسرة|وساطة|تمثيل)|وكيل|ادارة اعمال|الموكل(?![\u0620-\u064a])/,
    consulting: /استشار/,
    development: /تطوير (?:ال)?(?:موقع|برنامج|تطبيق|منصة|برمجيات|نظام|لعبة)|(?:عقد|اتفاقية) (?:ال)?(?:تطوير|تصميم)/,
    software: /برمجيات|برمجية|برنامج (?:حاسوب|محاسب)|سحابية?(?![\u0620-\u064a])/,
    licence: /(?:عقد|اتفاقية|اتفاق) (?:ال)?ترخيص|ترخيص (?:ب|ال)?(?:استخدام|استعمال|علامة|براءة|حقوق)|المرخص له/,
    loan: /قرض|تمويل|اقراض/,
    partnership: /شراكة|مشروع مشترك|(?:عقد|اتفاقية|اتفاق) (?:ال)?تعاون/,
    supply: /توريد/,
    sale: /(?:عقد|اتفاق(?:ية)?) (?:ال)?(?:بيع|شراء|مبايعة)|مبايعة|بيع بالتقسيط/,
    'terms-of-service': /شروط (?:ال)?(?:خدمة|استخدام)|الشروط والاحكام|هذه الشروط/,
    services: /خدمات|مقاولة|خدمة (?!العملاء)|عضوية|دورة تدريبية|دروس/,
  },
  terms: {
    title: /شروط|قواعد/,
    signUp: /آخر (?:تحديث|تعديل)|حسابك|بالضغط|بالنقر|عند التسجيل|موقعنا|تطبيقنا/,
    order: /(?:سند|امر|بون|نموذج|استمارة) (?:ال)?(?:طلب|حجز|شراء)|بون دو كوموند|رقم الطلب/,
  },
  software: /موقع (?:ال)?(?:كتروني|الكتروني|ويب)|ويب|متجر الكتروني|برمج|تطبيق|واجهات/,
};
